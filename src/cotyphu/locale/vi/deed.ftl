# Lời trên bàn cờ và trên giấy chứng nhận sở hữu, cho người nhìn và người nghe.
# $name là tên người; số tiền do nơi gọi viết sẵn.

## Ô trên bàn cờ, đọc lên

aloud-owner = của { $name }
aloud-free = chưa có chủ
aloud-mortgaged = đang thế chấp
aloud-here = { $name } đứng đây
aloud-jailed = { $name } ngồi tù

## Giấy chứng nhận sở hữu

deed-title = Giấy chứng nhận sở hữu
deed-price = Giá
deed-rent = Tiền thuê
deed-set = Đủ bộ màu
deed-houses = { $houses ->
    [5] Khách sạn
   *[other] { $houses } nhà
}
deed-stations = Chủ có { $count } ga
deed-utility = Chủ có { $count } công ty
deed-times = { $times } × số nút xúc xắc
deed-house_cost = Giá mỗi nhà
deed-hotel_cost = Khách sạn
deed-hotel_value = 4 nhà + { $cost }
deed-mortgage = Thế chấp được
deed-redeem = Chuộc mất
deed-owner = Chủ
deed-bank = Ngân hàng
deed-mortgaged = Đang thế chấp, không thu tiền thuê
deed-now = hiện nay
