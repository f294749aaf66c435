# Lời các thẻ, mỗi thẻ một chuyện nhỏ của riêng trò chơi này.
# Nơi gọi định dạng sẵn các biến: $place tên ô, $amount, $house, $hotel là tiền, $steps và $multiplier là số, $other tên chồng thẻ kia.

## Cơ Hội, bản quốc tế

card-ch01_go = Gà gáy rồi, ngày mới bắt đầu. Tiến tới { $place } và nhận tiền lương.
    .title = Gà gáy sáng
card-ch02_red3 = Người quen mời ăn cưới ở { $place }. Tiến tới đó; đi ngang Xuất Phát thì nhận lương.
    .title = Thiệp cưới
card-ch03_last = Cả nhà diện đồ đẹp đi dạo { $place }. Tiến tới đó.
    .title = Dạo phố cuối tuần
card-ch04_pink1 = Hội chợ món ngon vừa mở ở { $place }. Tiến tới đó; đi ngang Xuất Phát thì nhận lương.
    .title = Hội chợ món ngon
card-ch05_station_a = Vé tàu Tết mở bán. Tiến tới ga gần nhất. Ga chưa có chủ thì được mua; có chủ thì trả gấp { $multiplier } lần tiền thuê.
    .title = Vé tàu Tết
card-ch06_station_b = Bà ngoại lên chơi, phải ra ga đón. Tiến tới ga gần nhất. Ga chưa có chủ thì được mua; có chủ thì trả gấp { $multiplier } lần tiền thuê.
    .title = Đón bà ngoại
card-ch07_utility = Trưa hè oi bức mà cả xóm mất điện, cúp nước. Tiến tới công ty Điện hoặc Nước gần nhất. Chưa có chủ thì được mua; có chủ thì đổ lại xúc xắc và trả gấp { $multiplier } lần số nút.
    .title = Trưa hè mất điện
card-ch08_dividend = Quán phở góp vốn cùng bạn bè đông khách suốt mùa. Nhận { $amount }.
    .title = Quán phở đông khách
card-ch09_release = Có quý nhân giúp đỡ. Giữ thẻ này để ra tù miễn phí khi cần, hoặc đem trao đổi.
    .title = Quý nhân phù trợ
card-ch10_back3 = Để quên ví ở quán cà phê. Lùi lại { $steps } ô.
    .title = Quên ví
card-ch11_jail = Phóng xe ngược chiều, gặp ngay chốt. Vào tù; chuyến này không có lương.
    .title = Chạy ngược chiều
card-ch12_repairs = Bão vừa tan, phải lợp lại mái. Trả { $house } cho mỗi ngôi nhà và { $hotel } cho mỗi khách sạn.
    .title = Sau cơn bão
card-ch13_fine15 = Dựng xe chắn hết vỉa hè. Trả { $amount }.
    .title = Lấn vỉa hè
card-ch14_trip_station = Nghỉ lễ dài ngày, xách ba lô ra { $place }. Tiến tới đó; đi ngang Xuất Phát thì nhận lương.
    .title = Xách ba lô lên đường
card-ch15_chair = Đầu năm phát lì xì cho cả bàn. Trả mỗi người chơi khác { $amount }.
    .title = Lì xì đầu năm
card-ch16_loan = Chơi hụi với hàng xóm, nay tới lượt hốt. Nhận { $amount }.
    .title = Tới lượt hốt hụi

## Khí Vận, bản quốc tế

card-cc01_go = Mồng Một xuất hành đúng hướng tốt. Tiến tới { $place } và nhận tiền lương.
    .title = Xuất hành mồng Một
card-cc02_bank_error = Tờ vé số mua giúp bà cụ đầu ngõ lại trúng. Nhận { $amount }.
    .title = Vé số trúng
card-cc03_doctor = Ăn mía nhiều quá, phải đi nhổ răng. Trả { $amount }.
    .title = Đau răng
card-cc04_stock = Lúa được mùa lại được giá. Nhận { $amount }.
    .title = Được mùa
card-cc05_release = Cả xóm đứng ra bảo lãnh. Giữ thẻ này để ra tù miễn phí khi cần, hoặc đem trao đổi.
    .title = Xóm giềng bảo lãnh
card-cc06_jail = Đá gà ăn tiền, bị bắt quả tang. Vào tù; chuyến này không có lương.
    .title = Sới gà vỡ lở
card-cc07_holiday_fund = Cuối năm đập heo đất. Nhận { $amount }.
    .title = Đập heo đất
card-cc08_tax_refund = Dọn nhà, gom giấy vụn bán ve chai. Nhận { $amount }.
    .title = Bán ve chai
card-cc09_birthday = Mời cả bàn ăn mừng nhà mới. Mỗi người chơi khác mừng { $amount }.
    .title = Tân gia
card-cc10_life_insurance = Chiếc xe cũ trong kho được người sưu tầm hỏi mua. Nhận { $amount }.
    .title = Xe cũ thành quý
card-cc11_hospital = Tới phiên lo giỗ họ, đặt mười mâm cỗ. Trả { $amount }.
    .title = Giỗ họ
card-cc12_school = Sắm Tết: cành đào, chậu quất, chục bánh chưng. Trả { $amount }.
    .title = Sắm Tết
card-cc13_consultancy = Dạy đàn tranh cho cô bé cạnh nhà. Nhận { $amount }.
    .title = Dạy đàn
card-cc14_street_repairs = Phường nâng mặt đường, nhà nào cũng phải nâng nền. Trả { $house } cho mỗi ngôi nhà và { $hotel } cho mỗi khách sạn.
    .title = Nâng đường
card-cc15_beauty = Hát karaoke khu phố, được giải khuyến khích. Nhận { $amount }.
    .title = Giải karaoke
card-cc16_inherit = Xới gốc mai, gặp hũ tiền cổ; bảo tàng mua lại. Nhận { $amount }.
    .title = Hũ tiền dưới gốc mai

## Cơ Hội, bản Anh cũ

card-uch01_go = Chuông chùa vừa điểm, lên đường cho sớm. Tiến tới { $place } và nhận tiền lương.
    .title = Chuông sớm
card-uch02_mayfair = Khách quý mời dùng trà sen ở { $place }. Tiến tới đó.
    .title = Chén trà sen
card-uch03_trafalgar = Bạn cũ hẹn gặp ở { $place }. Tiến tới đó; đi ngang Xuất Phát thì nhận lương.
    .title = Gặp lại bạn cũ
card-uch04_pall_mall = Khách giục giao hàng tới { $place }. Tiến tới đó; đi ngang Xuất Phát thì nhận lương.
    .title = Giao hàng gấp
card-uch05_marylebone = Xe đò hết chỗ, đành đi tàu. Tiến tới { $place }; đi ngang Xuất Phát thì nhận lương.
    .title = Xe đò hết chỗ
card-uch06_back3 = Phố ngập tới gối, phải quay xe. Lùi lại { $steps } ô.
    .title = Phố ngập nước
card-uch07_jail = Giấu pháo trong nhà, bị phát hiện. Vào tù; chuyến này không có lương.
    .title = Giấu pháo
card-uch08_release = Lá đơn viết khéo, quan tòa cũng xiêu lòng. Giữ thẻ này để ra tù miễn phí khi cần, hoặc đem trao đổi.
    .title = Lá đơn khéo
card-uch09_general_repairs = Mối ăn mục cột. Trả { $house } cho mỗi ngôi nhà và { $hotel } cho mỗi khách sạn.
    .title = Mối ăn cột
card-uch10_street_repairs = Cống trước cửa vỡ, cả phố góp tiền sửa. Trả { $house } cho mỗi ngôi nhà và { $hotel } cho mỗi khách sạn.
    .title = Vỡ cống
card-uch11_school = Cho lũ nhỏ đi trại hè trên núi. Trả { $amount }.
    .title = Trại hè
card-uch12_fine20 = Hát karaoke quá nửa đêm, hàng xóm mất ngủ. Trả { $amount }.
    .title = Karaoke đêm khuya
card-uch13_fine15 = Ra ngõ mua rau mà quên mũ bảo hiểm. Trả { $amount }.
    .title = Quên mũ bảo hiểm
card-uch14_loan = Thương lái mua trọn vườn sầu riêng. Nhận { $amount }.
    .title = Vườn sầu riêng
card-uch15_dividend = Ghe hàng Tết bán hết từ hai mươi tám. Nhận { $amount }.
    .title = Ghe hàng Tết
card-uch16_crossword = Thắng giải cờ tướng hội làng. Nhận { $amount }.
    .title = Giải cờ làng

## Khí Vận, bản Anh cũ

card-ucc01_go = Ngày lành tháng tốt, khai trương thôi. Tiến tới { $place } và nhận tiền lương.
    .title = Ngày lành tháng tốt
card-ucc02_back_to_first = Bỗng nhớ con ngõ ngày mới dọn về. Lùi về { $place }; không có lương.
    .title = Nhớ ngõ cũ
card-ucc03_jail = Câu cá trong hồ cấm, bảo vệ bắt được. Vào tù; chuyến này không có lương.
    .title = Câu trộm
card-ucc04_release = Thầy đồ viết thư xin giúp. Giữ thẻ này để ra tù miễn phí khi cần, hoặc đem trao đổi.
    .title = Thư của thầy đồ
card-ucc05_hospital = Xe chết máy giữa cơn mưa, phải gọi thợ. Trả { $amount }.
    .title = Xe chết máy
card-ucc06_doctor = Ngồi đè lên cặp kính, phải cắt kính mới. Trả { $amount }.
    .title = Gãy kính
card-ucc07_insurance = Góp quỹ thắp đèn cho con hẻm. Trả { $amount }.
    .title = Đèn hẻm
card-ucc08_fine_or_chance = Lên chùa xin xăm: góp { $amount } tiền nhang đèn, hoặc rút thêm một quẻ từ chồng { $other }.
    .title = Xin xăm
card-ucc09_bank_error = Thuyền về bến đầy cá. Nhận { $amount }.
    .title = Mẻ lưới đầy
card-ucc10_annuity = Rẫy cà phê năm nay được giá. Nhận { $amount }.
    .title = Cà phê được giá
card-ucc11_inherit = Bức tranh gà treo bếp hóa ra là tranh quý. Nhận { $amount }.
    .title = Tranh quý treo bếp
card-ucc12_stock = Bán đàn vịt chạy đồng. Nhận { $amount }.
    .title = Đàn vịt chạy đồng
card-ucc13_interest = Tát ao bắt được mẻ cá trắm. Nhận { $amount }.
    .title = Tát ao
card-ucc14_tax_refund = Trả lại chiếc ví nhặt được, người ta hậu tạ. Nhận { $amount }.
    .title = Nhặt được của rơi
card-ucc15_beauty = Thi gói bánh chưng, về hạng ba. Nhận { $amount }.
    .title = Thi gói bánh chưng
card-ucc16_birthday = Cúng đầy tháng cho cháu. Mỗi người chơi khác mừng { $amount }.
    .title = Đầy tháng

## Khí Vận, bản Mỹ trước 2008

card-acc01_go = Trống hội đã nổi, mau về đầu làng. Tiến tới { $place } và nhận tiền lương.
    .title = Trống hội
card-acc02_bank_error = Một tiệm ở nước ngoài mua hết lô hàng mây tre. Nhận { $amount }.
    .title = Lô hàng mây tre
card-acc03_doctor = Lỡ tay làm vỡ bình gốm Bát Tràng, phải đền. Trả { $amount }.
    .title = Vỡ bình gốm
card-acc04_stock = Bán hết mấy chậu cúc Tết. Nhận { $amount }.
    .title = Chậu cúc Tết
card-acc05_release = Chị Hai lên tận nơi bảo lãnh. Giữ thẻ này để ra tù miễn phí khi cần, hoặc đem trao đổi.
    .title = Chị Hai bảo lãnh
card-acc06_jail = Phe vé bóng đá trước cổng sân. Vào tù; chuyến này không có lương.
    .title = Phe vé
card-acc07_opera = Thuê xe cho cả nhóm đi biển. Mỗi người chơi khác góp lại { $amount }.
    .title = Chuyến đi biển
card-acc08_xmas_fund = Cơ quan phát lương tháng mười ba. Nhận { $amount }.
    .title = Lương tháng mười ba
card-acc09_tax_refund = Trả hai két vỏ chai cho đại lý. Nhận { $amount }.
    .title = Trả vỏ chai
card-acc10_life_insurance = Mẻ nước mắm ủ ba năm bán hết trong ngày. Nhận { $amount }.
    .title = Nước mắm ba năm
card-acc11_hospital = Em út lấy chồng, phải lo mâm quả. Trả { $amount }.
    .title = Cưới em út
card-acc12_school_tax = Góp tiền xây cây cầu mới qua kênh. Trả { $amount }.
    .title = Cầu mới qua kênh
card-acc13_services = Vá xe giúp khách lỡ đường. Nhận { $amount }.
    .title = Vá xe giữa đường
card-acc14_street_repairs = Sơn lại cả dãy phố đón lễ hội. Trả { $house } cho mỗi ngôi nhà và { $hotel } cho mỗi khách sạn.
    .title = Sơn lại phố
card-acc15_beauty = Đua thuyền thúng, về hạng ba. Nhận { $amount }.
    .title = Đua thuyền thúng
card-acc16_inherit = Cây mai già trước sân có người trả giá cao. Nhận { $amount }.
    .title = Cây mai quý
