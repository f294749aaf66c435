# Những gì chỉ bản Ngân hàng điện tử mới có: bàn cờ, thẻ Sự kiện, nhật ký, việc làm, lời từ chối, luật bàn, điều luật.
# Biến định dạng như trong game.ftl. Thêm vào đó: $fee, $change và $amount là tiền; $level, $before, $after, $left, $steps, $count là số,
# mức 0 nghĩa là chưa có nhà; $partner trong lời từ chối là tên người.

edition-classic = Cổ điển
    .hint = Tiền giấy, nhà và khách sạn, thế chấp và trao đổi; 2 tới 8 người.
edition-ultimate = Ngân hàng điện tử
    .hint = Không tiền giấy: Máy Ngân hàng giữ tài khoản, ai ghé thì tiền thuê lại tăng; 2 tới 4 người.

board-ultimate_london = Luân Đôn, Ngân hàng điện tử
    .hint = Đường phố Luân Đôn, không dùng tiền giấy.
board-ultimate_atlantic = Atlantic City, Ngân hàng điện tử
    .hint = Đường phố Atlantic City, không dùng tiền giấy.
board-ultimate_vietnam = Việt Nam, Ngân hàng điện tử
    .hint = Từ Đất Mũi tới Đồng Khởi, không dùng tiền giấy.

space-property = Bất động sản
space-event = Sự kiện
space-location = Vị trí

deck-event = Sự kiện

# Trên một lô: $level từ 1 tới 5, hoặc 0.
level = { $level ->
    [0] chưa có nhà
   *[other] mức { $level }
}

bank_card-red_car = Thẻ đỏ, ô tô
bank_card-green_helicopter = Thẻ xanh lá, trực thăng
bank_card-blue_boat = Thẻ xanh dương, con thuyền
bank_card-white_jet = Thẻ trắng, máy bay

## Thẻ Sự kiện

card-ev_move_1 = Săn được vé máy bay rẻ như cho. Đi thẳng tới lô đất nào tùy ý và giải quyết ở đó; không có lương.
    .title = Vé giá rẻ
card-ev_move_2 = Ngủ quên trên xe khách đêm. Đi thẳng tới lô đất nào tùy ý và giải quyết ở đó; không có lương.
    .title = Chuyến xe đêm
card-ev_move_3 = Bác xích lô già cho đi nhờ một cuốc. Đi thẳng tới lô đất nào tùy ý và giải quyết ở đó; không có lương.
    .title = Đi nhờ xích lô
card-ev_set_up_1 = Cấm xe rồi, người đi bộ kéo tới nườm nượp. Chọn một lô của mình: mọi lô đã có chủ cùng bộ màu lên một mức.
    .title = Phố đi bộ
card-ev_set_up_2 = Đạo diễn nổi tiếng về đây quay phim. Chọn một lô của mình: mọi lô đã có chủ cùng bộ màu lên một mức.
    .title = Phố lên phim
card-ev_set_up_3 = Nhà nào cũng treo đèn lồng, khách chơi tới nửa đêm. Chọn một lô của mình: mọi lô đã có chủ cùng bộ màu lên một mức.
    .title = Đêm hội đèn lồng
card-ev_set_down = Cả phố bị đào lên đặt cống. Chọn một lô của mình: mọi lô đã có chủ cùng bộ màu xuống một mức.
    .title = Đào đường
card-ev_raze_1 = Khách nhìn thấy con gì chạy trong bếp. Chọn một lô bất kỳ: tiền thuê về mức { $level }.
    .title = Chuột trong bếp
card-ev_raze_2 = Nước dâng ngập tới biển hiệu. Chọn một lô bất kỳ: tiền thuê về mức { $level }.
    .title = Triều cường
card-ev_raze_3 = Nhà bên đêm nào cũng kéo loa ra hát. Chọn một lô bất kỳ: tiền thuê về mức { $level }.
    .title = Loa kẹo kéo
card-ev_top_level = Có người sành ăn tới thử rồi khen khắp cả nước. Chọn một lô của mình: tiền thuê lên mức { $level }.
    .title = Quán năm sao
card-ev_swap_1 = Thầy phán nhà này không hợp tuổi chủ. Chọn một lô của mình và một người chơi, người ấy cũng chọn một lô: hai lô đổi chủ, nhà ở nguyên chỗ.
    .title = Hợp tuổi đổi nhà
card-ev_swap_2 = Trót đem nhà ra cược một ván cờ tướng. Chọn một lô của mình và một người chơi, người ấy cũng chọn một lô: hai lô đổi chủ, nhà ở nguyên chỗ.
    .title = Ván cờ đổi nhà
card-ev_pay_per_deed = Tổ dân phố thu tiền đèn đường và quét rác. Trả { $amount } cho mỗi lô đất đang có.
    .title = Tiền đèn, tiền rác
card-ev_neighbours_1 = Quán bún mới mở hút hết khách hai bên. Chọn một lô của mình: lô đó lên một mức, lô đứng trước và lô đứng sau xuống một mức.
    .title = Ngày khai trương
card-ev_neighbours_2 = Biển đèn mới sáng át cả dãy. Chọn một lô của mình: lô đó lên một mức, lô đứng trước và lô đứng sau xuống một mức.
    .title = Biển hiệu sáng nhất
card-ev_both_collect_1 = Xe cà phê hùn với bạn nay có lãi. Chọn một người chơi khác: mỗi người nhận { $amount }.
    .title = Xe cà phê chung vốn
card-ev_both_collect_2 = Bà ngoại rút ra hai phong bao đỏ. Chọn một người chơi khác: mỗi người nhận { $amount }.
    .title = Hai phong bao đỏ
card-ev_low_rents = Mưa cả tuần, chẳng ai ra đường. { $count } lần trả tiền thuê sắp tới, bất kể ai trả, đều tính mức 1.
    .title = Mùa mưa vắng khách
card-ev_jail = Tình cờ biết ai vừa vượt đèn đỏ. Chọn một người chơi khác chưa ở tù: người ấy vào tù ngay, không có lương.
    .title = Mách tổ dân phố
card-ev_side_down = Cúp điện suốt con đường. Chọn một lô của mình: mọi lô đã có chủ cùng cạnh bàn cờ xuống một mức.
    .title = Cúp điện cả đường
card-ev_side_up = Hội đua thuyền, người xem đứng chật bờ. Chọn một lô của mình: mọi lô đã có chủ cùng cạnh bàn cờ lên một mức.
    .title = Hội đua thuyền
card-ev_free_parking = Mưa như trút nước! Ai không ở tù đều tấp vào Bãi đỗ xe miễn phí trú mưa; không ai có lương.
    .title = Trú mưa

## Nhật ký

event-level_moved = { $before ->
    [0] Đặt nhà vào mức { $after } ở { $space }.
   *[other] { $after ->
        [0] Nhấc nhà khỏi { $space }.
       *[other] Dời nhà ở { $space } từ mức { $before } sang mức { $after }.
    }
}
event-set_bonus = { $steps ->
    [2] { $owner } có trọn bộ { $group }: mỗi lô trong bộ lên hai mức!
   *[other] Bộ { $group } đã đủ: mỗi lô trong bộ lên một mức.
}
event-level_one_rents = { $left ->
    [0] Tiền thuê lại tính theo mức của nhà.
   *[other] Còn { $left } lần trả tiền thuê tính theo mức 1.
}
event-event_idle = Sự kiện «{ $card }» không có gì để làm; { $seat } cất thẻ xuống đáy chồng.
event-auction_restarted = Chưa ai ra giá cho { $space }; đấu giá chạy thêm một lần.
event-stayed = { $seat } ở yên tại chỗ.

## Đang chờ gì

phase-location = đang chờ chọn: trả tiền để đi, hay ở lại
phase-event = sự kiện đang chờ chọn đất hay người

## Việc làm

action-hand_over = Giao đất
    .hint = Giao { $space }, tính { $price } vào khoản nợ. Trả lại phần dư: { $change }.
action-move_to = Đi tới
    .hint = Chọn một lô đất và đi thẳng tới đó. Tốn { $fee }.
action-stay = Ở lại
    .hint = Ở lại đây, không trả gì.
action-pick_lot = Chọn đất
    .hint = Chọn lô đất cho «{ $card }».
action-pick_player = Chọn người
    .hint = Chọn người chơi cho «{ $card }».

## Lời từ chối

refusal-location-no_cash = Không đủ tiền để đi: cần { $fee }, trong tay có { $cash }.
refusal-location-not_property = { $space } không phải lô đất; hãy chọn một lô.
refusal-auction-in_jail = Đang ở tù thì không được đấu giá.
refusal-auction-one_step = Mỗi lần bấm chỉ tăng một bước: lên { $price }.
refusal-auction-bid_above_money = Giá kế tiếp là { $price }, trong tay có { $cash }.
refusal-debt-not_your_deed = { $space } không phải của con nợ.
refusal-event-bad_lot = Sự kiện không làm gì được với { $space }; hãy chọn lô khác.
refusal-event-bad_player = Sự kiện không làm gì được với { $partner }; hãy chọn người khác.

## Luật bàn

option-location_pays_go = Đi từ ô Vị trí mà ngang qua Xuất Phát thì có lương.
    .label = Lương khi đi từ ô Vị trí
option-jail_fee = Tiền phải nộp để ra tù.
    .label = Tiền ra tù

## Điều luật: chuẩn bị

clause-U-SET-1 = Từ 2 tới 4 người, một bàn cờ, một Máy Ngân hàng, 22 nhà, 22 thẻ sở hữu, 23 thẻ Sự kiện và hai xúc xắc. Chỉ có bốn thẻ ngân hàng nên không chơi đông hơn được.
    .title = Trong hộp có gì
clause-U-SET-2 = Chồng thẻ Sự kiện được xáo một lần rồi úp xuống. Thẻ dùng xong nằm dưới đáy chồng.
    .title = Chồng thẻ Sự kiện
clause-U-SET-3 = Mỗi người có một quân ở Xuất Phát và một thẻ ngân hàng. Máy ghi vào mỗi thẻ số tiền đầu ván, thường là 1500; không có tiền giấy.
    .title = Thẻ thay tiền giấy
clause-U-SET-4 = Ai cũng đổ xúc xắc, tổng cao nhất đi trước; bằng nhau thì đổ lại. Lượt chuyển sang người bên trái.
    .title = Ai đi trước
clause-U-SET-5 = Bàn có 36 ô: 22 ô bất động sản, 6 ô Sự kiện, 4 ô Vị trí và 4 góc. Không có ga, công ty Điện Nước hay thuế.
    .title = Bàn cờ

## Điều luật: lượt đi

clause-U-TURN-1 = Đổ hai xúc xắc, đi, làm theo ô dừng lại. Thế là hết lượt.
    .title = Các phần của lượt
clause-U-TURN-2 = Đổ đôi thì được đi thêm một lượt ngay. Đổ đôi lần thứ ba liền thì vào tù, không được đi.
    .title = Đổ đôi
clause-U-TURN-3 = Vào tù là hết lượt. Lần đổ thêm cũng mất.
    .title = Vào tù là hết lượt
clause-U-GO-1 = Đi qua hay dừng ở Xuất Phát đều nhận 200. Chơi trên màn hình thì tiền tự vào, trước khi giải quyết ô dừng lại; chơi bàn thật thì bấm Xuất Phát trên Máy Ngân hàng rồi chạm thẻ.
    .title = Tiền lương
clause-U-GO-2 = Đi vì thẻ Sự kiện hay bị đưa vào tù thì không có lương. Đi từ ô Vị trí là nhảy thẳng, không ngang qua đâu cả, trừ khi bàn chọn khác.
    .title = Khi không có lương

## Điều luật: đất, nhà, tiền thuê

clause-U-BUY-1 = Dừng ở lô chưa có chủ thì phải mua theo giá in sẵn, hoặc đem đấu giá.
    .title = Mua hoặc đấu giá
clause-U-BUY-2 = Mua xong là đặt ngay một nhà ở mức 1. Không cần trọn bộ màu, và mỗi lô chỉ có một nhà.
    .title = Mua là có nhà
clause-U-RENT-1 = Mỗi lô có năm mức thuê. Khách trả theo mức hiện tại, rồi mức đó lên một bậc.
    .title = Khách ghé, giá tăng
clause-U-RENT-2 = Dừng ở đất của mình thì không trả gì và lô đó lên một mức. Chơi bàn thật thì phải báo cho Máy Ngân hàng.
    .title = Dừng ở đất mình
clause-U-RENT-3 = Mức thuê không xuống dưới 1 và không vượt quá 5. Đất trả về Ngân hàng thì mất mức.
    .title = Từ mức 1 tới mức 5
clause-U-RENT-4 = Mức đổi thì nhà dời theo. Máy cho biết nhà nào dời đi đâu.
    .title = Dời nhà
clause-U-SETB-1 = Khi lô trống cuối cùng của một bộ màu được mua, cả bộ lên ngay: hai mức nếu một người có trọn, một mức nếu nhiều người cùng có. Lô vừa mua cũng lên.
    .title = Thưởng bộ màu
clause-U-SETB-2 = Mỗi bộ chỉ thưởng một lần trong ván. Bộ gom đủ nhờ đổi đất hay nhờ nợ thì không có thưởng.
    .title = Chỉ một lần
clause-U-SETB-3 = Thắng đấu giá cũng tính là mua. Đất của người ở tù cũng được thưởng.
    .title = Nhờ đấu giá, và người ở tù
clause-U-TRADE-1 = Người chơi không trao đổi với nhau; cũng không có thế chấp hay vay mượn.
    .title = Không trao đổi

## Điều luật: sự kiện

clause-U-EVT-1 = Dừng ở ô Sự kiện thì rút thẻ trên cùng, đọc to, chạm những thẻ nó đòi, rồi cất xuống đáy chồng.
    .title = Rút thẻ Sự kiện
clause-U-EVT-2 = Sự kiện chỉ tác động tới đất đã có chủ. Mức thuê luôn ở trong khoảng 1 tới 5.
    .title = Chỉ đất có chủ
clause-U-EVT-3 = Hàng xóm là lô đứng trước và lô đứng sau theo số thứ tự, bất kể ở giữa có gì; lô cuối và lô đầu cũng là hàng xóm. Có khi mình là hàng xóm của chính mình.
    .title = Hàng xóm
clause-U-EVT-4 = Sự kiện không làm được gì thì thôi. Thẻ vẫn cất xuống đáy chồng.
    .title = Không làm được gì
clause-U-EVT-5 = Sự kiện tác động tới đất của người ở tù như đất của mọi người.
    .title = Đất của người ở tù
clause-U-EVT-6 = Có 23 sự kiện: đưa quân đi, nâng hay hạ tiền thuê, đổi đất, cho hay lấy tiền, hoặc cho ai đó vào tù. Khi sự kiện nói tới một bộ màu hay một cạnh bàn cờ thì mọi lô đã có chủ ở đó đều đổi mức, bất kể của ai.
    .title = Sự kiện làm gì
clause-U-EVT-7 = Đổi đất chỉ là đổi chủ: mức và nhà ở nguyên, không tiền, không thưởng. Người rút thẻ chọn lô của mình và người đổi; người kia tự chọn lô đưa ra.
    .title = Đổi đất
clause-U-EVT-8 = Tiền thuê tính mức 1 thì nhà vẫn ở nguyên, và lô có khách vẫn lên mức. Chủ dừng ở đất mình, hay khách ghé đất người ở tù, không tính là một lần.
    .title = Tiền thuê mức 1
clause-U-EVT-9 = Sự kiện đưa tới lô nào thì giải quyết lô đó: mua hay đấu giá, trả tiền thuê, hoặc nâng mức đất mình.
    .title = Tới đất nhờ sự kiện
clause-U-EVT-10 = Chỉ người chưa ở tù mới bị đưa vào tù; người ở tù vẫn được chọn để đổi đất hay nhận tiền. Có lựa chọn mang lại kết quả thì không được chọn thứ vô ích. Tấp vào Bãi đỗ xe vẫn giữ lần đổ thêm.
    .title = Chọn ai, chọn gì

## Điều luật: ô Vị trí và các góc

clause-U-LOC-1 = Ở ô Vị trí được trả 100 để đi tới lô nào tùy ý: mua hay đấu giá, trả tiền thuê, hoặc nâng mức đất mình. Ở lại thì không mất gì.
    .title = Trả tiền để đi
clause-U-LOC-2 = Tiền đi trả một lần, khi chọn đi. Trả rồi không lấy lại được.
    .title = Tiền đi không trả lại
clause-U-FREE-1 = Bãi đỗ xe miễn phí không có gì xảy ra.
    .title = Bãi đỗ xe miễn phí
clause-U-JAIL-1 = Đi bình thường mà dừng ở ô nhà tù thì chỉ là thăm tù.
    .title = Thăm tù
clause-U-JAIL-2 = Ô Vào tù, ba lần đổ đôi liền hay một sự kiện đều đưa thẳng vào tù. Không có lương và hết lượt.
    .title = Vào tù
clause-U-JAIL-3 = Ở tù thì không thu tiền thuê, đất mình không lên mức khi có khách, và không được đấu giá.
    .title = Khi ở tù
clause-U-JAIL-4 = Nộp 100 đầu lượt rồi chơi như thường, hoặc đổ đôi trong ba lượt rồi đi theo số đó. Ra bằng đổ đôi thì đi xong là hết lượt, không được đổ thêm.
    .title = Đường ra tù
clause-U-JAIL-5 = Lần thứ ba vẫn không đổ đôi thì phải nộp tiền, thiếu thì thành nợ. Nộp xong đi theo số vừa đổ.
    .title = Lần đổ thứ ba

## Điều luật: đấu giá

clause-U-AUC-1 = Lô mà người dừng lại không mua thì đem đấu giá. Ai cũng được ra giá, kể cả người ấy; người ở tù thì không.
    .title = Ai được ra giá
clause-U-AUC-2 = Mỗi lần bấm tăng một bước, thường là 20, và lần đầu là đúng một bước. Mỗi lần ra giá đồng hồ chạy lại từ đầu; người đang trả cao nhất bấm thì không tính.
    .title = Bấm ra giá
clause-U-AUC-3 = Hết giờ thì người ra giá sau cùng phải mua theo giá đang hiện. Nhà đặt ở mức 1.
    .title = Chốt giá
clause-U-AUC-4 = Hết giờ mà chưa ai ra giá thì đấu giá chạy thêm một lần. Vẫn không ai muốn thì lô đó chưa có chủ.
    .title = Không ai ra giá
clause-U-AUC-5 = Chơi trên màn hình thì không được ra giá quá số tiền đang có. Máy Ngân hàng chỉ biết ai thắng khi thẻ chạm vào: thiếu thì trả thêm bằng đất, vẫn thiếu thì đấu giá lại.
    .title = Ra giá quá tiền

## Điều luật: nợ và kết thúc

clause-U-DEBT-1 = Phải trả thì lấy tiền trước, rồi tới đất tính theo giá mua, con nợ chọn từng lô. Phần dư Ngân hàng trả lại.
    .title = Trả nợ bằng đất
clause-U-DEBT-2 = Đất trả cho người chơi thì sang tay cùng căn nhà, giữ nguyên mức.
    .title = Trả cho người chơi
clause-U-DEBT-3 = Đất trả cho Ngân hàng thì không còn chủ, nhà nhấc ra.
    .title = Trả cho Ngân hàng
clause-U-DEBT-4 = Chỉ được giao đất để trả nợ, và chỉ đất của con nợ. Đủ rồi thì không nhận thêm.
    .title = Chỉ để trả nợ
clause-U-DEBT-5 = Trả tiền thuê bằng đất thì trả xong nợ, lô có khách mới lên mức.
    .title = Trả tiền thuê bằng đất
clause-U-END-1 = Tiền và đất gộp lại vẫn không đủ trả thì phá sản. Ván chơi kết thúc với mọi người.
    .title = Một người phá sản là hết ván
clause-U-END-2 = Mọi thứ của người phá sản về chủ nợ, phần còn thiếu Ngân hàng bù. Người phá sản xếp cuối với số 0.
    .title = Phần của chủ nợ
clause-U-END-3 = Tổng tài sản là tiền cộng giá mua các lô đất; mức thuê không tính. Bằng nhau thì ai có lô đắt nhất thắng, vẫn bằng thì cùng thắng.
    .title = Tính tài sản
clause-U-END-4 = Cả bàn có thể đồng ý dừng, hoặc đặt trước số vòng hay số phút. Khi ấy ai giàu nhất thì thắng.
    .title = Dừng sớm

## Điều luật: Máy Ngân hàng

clause-U-UNIT-1 = Mọi việc làm bằng cách chạm thẻ và bấm vài nút. Máy đọc được thì kêu; không kêu là chưa đọc.
    .title = Chạm thẻ và tiếng kêu
clause-U-UNIT-2 = Chạm thẻ sở hữu rồi bấm X thì chỉ xem mức và năm tiền thuê. Sau mười giây máy tự về màn hình chính, không có gì thay đổi.
    .title = Chỉ xem
clause-U-UNIT-3 = Thẻ sở hữu rồi thẻ ngân hàng: đất trống thì mua, đất người khác thì trả tiền thuê, đất mình thì nâng mức. Màn hình nói đã trả gì và dời nhà nào.
    .title = Mua, thuê, nâng mức
clause-U-UNIT-4 = Nút Xuất Phát rồi thẻ ngân hàng thì nhận 200; nút Vị trí và nút Nhà tù mỗi nút tốn 100.
    .title = Ba biểu tượng
clause-U-UNIT-5 = Thẻ sở hữu, nút đấu giá, bắt đầu: đồng hồ chạy, mỗi lần bấm thêm 20. Cuối cùng người thắng chạm thẻ ngân hàng; X là không ai muốn.
    .title = Đấu giá trên máy
clause-U-UNIT-6 = Chạm thẻ Sự kiện, rồi những thẻ nó đòi. Máy không biết đang lượt ai, nên khi thẻ nói đất «của mình» thì lô nào có chủ cũng được.
    .title = Sự kiện trên máy
clause-U-UNIT-7 = Thiếu tiền thì máy đòi từng thẻ sở hữu rồi trả lại phần dư. Máy báo phá sản và xếp hạng.
    .title = Nợ trên máy
clause-U-UNIT-8 = Chỉ chạm thẻ ngân hàng thì xem được tiền và đất của thẻ đó.
    .title = Xem tài khoản
clause-U-UNIT-9 = Máy còn ghi ai đang ở tù, hoàn tác việc vừa làm, giữ sổ giao dịch, và chơi tiếp sau khi tải lại hay hết pin. Chạm dở dang thì bỏ; chạm lại cùng một thẻ trong vòng một giây chỉ tính một lần.
    .title = Nhiều hơn cái máy thật
clause-U-UNIT-10 = Vạch in sau lưng thẻ là một con số. Gõ số đó hay chọn thẻ trong danh sách thì lúc nào cũng được.
    .title = Số của thẻ
clause-U-UNIT-11 = Thẻ sở hữu chạm trước, thẻ ngân hàng chạm sau. Đã có người ra giá thì không bấm X được, và không hoàn tác qua một sự kiện hay một khoản nợ còn mở.
    .title = Thứ tự chạm thẻ
clause-U-UNIT-12 = Xếp thẻ sở hữu theo màu, đặt nhà vào từng thẻ, phát cho mỗi quân cờ thẻ ngân hàng của nó, máy để giữa bàn. Xem tiền trước khi ra giá, và đọc to số tiền khi bấm.
    .title = Bày bàn cờ thật
