# Nhật ký ván chơi, lời từ chối, tên việc làm.
# Biến mang tên của trường trong sự kiện, dữ kiện trong lời từ chối và trong bảng việc làm; nơi gọi định dạng sẵn:
# - bên (seat, partner, payer, payee, debtor, creditor, owner, winner, source; target của thẻ và đất): tên người, hoặc party-bank, party-pot;
# - ô (space, origin; target của moved) và nhiều ô (spaces, missing), nhiều người (waiting, winners): tên, nối bằng «và»;
# - tiền (amount, price, cash, fine, cost, min, max, opening, shortfall, needed của trao đổi …): số tiền đã viết;
# - card: tên thẻ; deck: tên chồng thẻ; group: tên bộ màu; phase: câu phase-…; give, get: các món, hoặc goods-none;
# - đúng/sai (left, double, sold, auction): yes hoặc no; các chữ khác (reason, how, by, what …) và số giữ nguyên.
# Thêm vào trường: total và double của dice_rolled; deck của card_drawn; sold của auction_closed;
# flow của paid: in (Ngân hàng hay quỹ trả), out (trả Ngân hàng hay quỹ), between (giữa hai người); count: số người trong winners.

## Nhật ký

event-starter_chosen = { $how ->
    [random] { $seat } bốc thăm được đi trước.
    [highest_roll] { $seat } đổ cao nhất nên đi trước.
   *[agreed] { $seat } đi trước.
}
event-turn_began = { $seat } tới lượt, vòng { $round }.
event-turn_ended = { $seat } hết lượt.
event-dice_rolled = { $purpose ->
    [jail] { $double ->
        [yes] { $seat } đổ { $first } và { $second } trong tù: đổ đôi!
       *[no] { $seat } đổ { $first } và { $second } trong tù.
    }
    [utility] { $seat } đổ { $first } và { $second } để tính tiền: { $total } nút.
    [starter] { $seat } đổ { $first } và { $second } để giành đi trước: { $total } nút.
   *[move] { $double ->
        [yes] { $seat } đổ { $first } và { $second }: { $total } nút, đổ đôi!
       *[no] { $seat } đổ { $first } và { $second }: { $total } nút.
    }
}
event-moved = { $by ->
    [card] { $seat } tiến tới { $target } theo thẻ.
    [back] { $seat } lùi về { $target }.
    [jail] { $seat } bị dẫn vào nhà tù.
    [location] { $seat } trả tiền đi thẳng tới { $target }.
    [event] { $seat } đi tới { $target } theo sự kiện.
   *[dice] { $seat } đi tới { $target }.
}
event-rested = { $seat } dừng ở { $space }, không phải trả gì.
event-no_rent = { $why ->
    [jailed] { $seat } không phải trả tiền thuê { $space }: { $owner } đang ở tù.
   *[mortgaged] { $seat } không phải trả tiền thuê { $space }: lô này đang thế chấp.
}
event-paid = { $reason ->
    [salary] { $payee } nhận { $amount } tiền lương.
    [price] { $payer } trả { $amount } mua { $space }.
    [bid] { $payer } trả { $amount } tiền đấu giá.
    [rent] { $payer } trả { $payee } { $amount } tiền thuê { $space }.
    [tax] { $payer } nộp { $amount } tiền thuế cho { $payee }.
    [card] { $flow ->
        [in] { $payee } nhận { $amount } theo thẻ.
       *[other] { $payer } trả { $payee } { $amount } theo thẻ.
    }
    [fine] { $payer } nộp { $amount } tiền phạt ra tù cho { $payee }.
    [build] { $payer } trả { $amount } xây ở { $space }.
    [sale] { $payee } nhận { $amount } bán nhà ở { $space }.
    [mortgage] { $payee } nhận { $amount } tiền thế chấp { $space }.
    [redeem] { $payer } trả { $amount } chuộc { $space }.
    [interest] { $payer } trả { $amount } tiền lãi thế chấp { $space }.
    [trade] { $payer } trả { $payee } { $amount } trong vụ trao đổi.
    [estate] { $payer } để lại { $amount } cho { $payee }.
    [pot] { $payee } nhận { $amount } từ quỹ Bãi đỗ xe.
    [location] { $payer } trả { $amount } để đi từ ô Vị trí.
    [event] { $flow ->
        [in] { $payee } nhận { $amount } theo sự kiện.
       *[other] { $payer } trả { $payee } { $amount } theo sự kiện.
    }
    [change] { $payee } được trả lại { $amount }, vì đất đáng giá hơn khoản nợ.
    [cover] { $payee } nhận { $amount } từ { $payer }, bù phần chưa được trả.
   *[start] { $payee } nhận { $amount } đầu ván.
}
event-card_drawn = { $seat } rút thẻ { $deck }: «{ $card }».
event-card_kept = { $seat } giữ thẻ «{ $card }».
event-card_returned = { $seat } cất thẻ «{ $card }» về đáy chồng.
event-card_moved = { $source } giao thẻ «{ $card }» cho { $target }.
event-deed_offered = { $seat } có thể mua { $space } với giá { $price }.
event-deed_declined = { $seat } không mua { $space }.
event-deed_moved = { $how ->
    [bought] { $target } mua { $space }.
    [auction] { $target } được { $space } qua đấu giá.
    [trade] { $source } giao { $space } cho { $target }.
    [debt] { $source } giao { $space } cho { $target } để trả nợ.
    [swap] { $space } của { $source } về tay { $target } khi đổi đất.
    [estate] { $source } để lại { $space } cho { $target }.
   *[returned] { $source } trả { $space } về { $target }.
}
event-auction_opened = { $space } được đem đấu giá, giá khởi điểm { $opening }.
event-bid_made = { $seat } ra giá { $amount } cho { $space }.
event-bidder_passed = { $seat } bỏ đấu giá.
event-auction_closed = { $sold ->
    [yes] { $winner } thắng đấu giá { $space } với { $amount }.
   *[no] Không ai ra giá cho { $space }; đất ở lại với Ngân hàng.
}
event-built = { $houses ->
    [5] { $seat } xây khách sạn ở { $space }.
   *[other] { $seat } xây ở { $space }, nay có { $houses } nhà.
}
event-buildings_sold = { $houses ->
    [0] { $seat } bán nhà ở { $space }, không còn nhà nào.
    [5] { $seat } bán nhà ở { $space }, còn khách sạn.
   *[other] { $seat } bán nhà ở { $space }, còn { $houses } nhà.
}
event-claims_opened = { $what ->
    [hotel] { $seat } muốn xây nhưng Ngân hàng chỉ còn { $stock } khách sạn: mỗi người nói mình cần bao nhiêu.
   *[house] { $seat } muốn xây nhưng Ngân hàng chỉ còn { $stock } nhà: mỗi người nói mình cần bao nhiêu.
}
event-claimed = { $count ->
    [0] { $seat } không cần căn nào.
   *[other] { $seat } cần { $count } căn.
}
event-building_auction_opened = { $what ->
    [hotel] Một khách sạn được đem đấu giá (còn { $left }), giá khởi điểm { $opening }.
   *[house] Một căn nhà được đem đấu giá (còn { $left }), giá khởi điểm { $opening }.
}
event-building_unsold = { $what ->
    [hotel] Không ai ra giá; { $left } khách sạn ở lại với Ngân hàng.
   *[house] Không ai ra giá; { $left } căn nhà ở lại với Ngân hàng.
}
event-mortgaged = { $seat } thế chấp { $space }.
event-redeemed = { $seat } chuộc lại { $space }.
event-jailed = { $cause ->
    [card] { $seat } vào tù vì lá thẻ.
    [event] { $seat } vào tù vì một sự kiện.
    [mark] { $seat } được ghi là đang ở tù.
    [doubles] { $seat } vào tù vì đổ đôi ba lần liền.
   *[space] { $seat } vào tù vì dừng ở ô Vào tù.
}
event-jail_roll_failed = { $seat } không đổ đôi, ở lại tù (lần { $rolls }).
event-freed = { $how ->
    [card] { $seat } ra tù bằng thẻ.
    [double] { $seat } ra tù nhờ đổ đôi.
    [mark] { $seat } được ghi là đã ra tù.
   *[fine] { $seat } nộp phạt và ra tù.
}
event-debt_opened = { $reason ->
    [rent] { $debtor } nợ { $creditor } { $amount } { reason-rent }, còn thiếu { $shortfall }.
    [tax] { $debtor } nợ { $creditor } { $amount } { reason-tax }, còn thiếu { $shortfall }.
    [card] { $debtor } nợ { $creditor } { $amount } { reason-card }, còn thiếu { $shortfall }.
    [event] { $debtor } nợ { $creditor } { $amount } { reason-event }, còn thiếu { $shortfall }.
    [fine] { $debtor } nợ { $creditor } { $amount } { reason-fine }, còn thiếu { $shortfall }.
    [bid] { $debtor } nợ { $creditor } { $amount } { reason-bid }, còn thiếu { $shortfall }.
    [interest] { $debtor } nợ { $creditor } { $amount } { reason-interest }, còn thiếu { $shortfall }.
   *[other] { $debtor } nợ { $creditor } { $amount }, còn thiếu { $shortfall }.
}
event-debt_settled = { $debtor } trả xong khoản nợ { $amount } cho { $creditor }.
event-went_bankrupt = { $left ->
    [yes] { $seat } rời ván, gia sản về { $creditor }.
   *[no] { $seat } phá sản, gia sản về { $creditor }.
}
event-trade_offered = { $seat } đề nghị { $partner }: đưa { $give }, lấy { $get }.
event-trade_accepted = { $partner } nhận lời đề nghị của { $seat }.
event-trade_closed = { $how ->
    [refused] { $partner } từ chối lời đề nghị của { $seat }.
    [withdrawn] { $seat } rút lại lời đề nghị với { $partner }.
    [countered] { $partner } đề nghị lại với { $seat }.
   *[lapsed] Lời đề nghị của { $seat } với { $partner } hết hiệu lực.
}
event-end_called = { $reason ->
    [minutes] Đã hết giờ chơi: ván dừng sau lượt này.
    [turns] Đã đủ số vòng: ván dừng sau lượt này.
   *[agreed] Bàn đã đồng ý dừng: ván kết thúc sau lượt này.
}
event-game_over = { $count ->
    [1] { $winners } thắng ván này!
   *[other] { $winners } cùng thắng ván này!
}

goods-none = (không gì)
goods-card = thẻ Ra tù

## Tiền trả cho việc gì

reason-salary = tiền lương
reason-price = tiền mua đất
reason-bid = tiền đấu giá
reason-rent = tiền thuê
reason-tax = tiền thuế
reason-card = tiền theo thẻ
reason-fine = tiền phạt ra tù
reason-build = tiền xây
reason-sale = tiền bán nhà
reason-mortgage = tiền thế chấp
reason-redeem = tiền chuộc
reason-interest = tiền lãi thế chấp
reason-trade = tiền trao đổi
reason-estate = gia sản
reason-pot = quỹ Bãi đỗ xe
reason-start = tiền đầu ván
reason-location = tiền đi từ ô Vị trí
reason-event = tiền theo sự kiện
reason-change = tiền trả lại
reason-cover = Ngân hàng bù

## Ván dừng vì sao

end-last_player = Chỉ còn một người chưa phá sản.
end-bankrupt = Có người phá sản.
end-agreed = Bàn đã đồng ý dừng.
end-minutes = Đã hết giờ chơi.
end-turns = Đã đủ số vòng.

## Đang chờ gì

phase-starter = đang giành quyền đi trước
phase-roll = đang chờ đổ xúc xắc
phase-dice = đang chờ xúc xắc
phase-after_move = đang giải quyết ô vừa tới
phase-end_turn = đang chờ kết thúc lượt
phase-draw = đang chờ rút thẻ
phase-card_choice = đang chờ chọn: trả tiền hay rút thẻ
phase-fine = đang chờ nộp phạt ra tù
phase-leave_jail = đang ra tù
phase-buy = đang chờ quyết định mua
phase-auction = đang đấu giá
phase-estate = đang chia gia sản
phase-claims = đang hỏi ai cần nhà
phase-building_auction = đang đấu giá nhà
phase-levy = đang thu tiền từng người
phase-debt = có khoản nợ chưa trả
phase-take_over = đang nhận đất thế chấp
phase-trade = có lời đề nghị chưa trả lời
phase-over = ván đã kết thúc

## Việc làm: tên trên nút, .hint nói điều xảy ra

action-rolled = Xúc xắc ra
action-drew = Thẻ rút được
action-starter_drawn = Người đi trước
action-hammer = Gõ búa
action-call_end = Dừng ván
action-roll = Đổ xúc xắc
    .hint = Đổ hai xúc xắc.
action-pay_fine = Nộp phạt
    .hint = Trả { $amount } để ra tù.
action-use_release = Dùng thẻ Ra tù
    .hint = Cất thẻ «{ $card }» về chồng và ra tù miễn phí.
action-end_turn = Kết thúc lượt
    .hint = Chuyển xúc xắc cho người kế tiếp.
action-buy = Mua
    .hint = Mua { $space } với giá { $price }.
action-decline = Không mua
    .hint = { $auction ->
        [yes] { $space } sẽ được đem đấu giá ngay.
       *[no] { $space } ở lại với Ngân hàng.
    }
action-bid = Ra giá
    .hint = Ra giá cho { $space }, từ { $min } tới { $max }.
action-pass = Bỏ
    .hint = Thôi đấu giá lần này, không quay lại được.
action-claim = Tôi cần chừng này
    .hint = { $what ->
        [hotel] Ngân hàng còn { $stock } khách sạn. Chọn số muốn xây.
       *[house] Ngân hàng còn { $stock } nhà. Chọn số muốn xây.
    }
action-bid_building = Ra giá
    .hint = { $what ->
        [hotel] Ra giá cho một khách sạn, từ { $min } tới { $max }, và chọn lô để xây.
       *[house] Ra giá cho một căn nhà, từ { $min } tới { $max }, và chọn lô để xây.
    }
action-take_over = Nhận đất thế chấp
    .hint = { $space } đang thế chấp: chuộc ngay với { $redeem }, hoặc trả { $interest } tiền lãi và chuộc sau.
action-pay_card = Trả tiền
    .hint = Trả { $amount } theo thẻ.
action-draw_instead = Rút thẻ khác
    .hint = Rút một thẻ { $deck } thay vì trả tiền.
action-accept_trade = Đồng ý
    .hint = Nhận lời đề nghị; trao đổi xong ngay.
action-refuse_trade = Từ chối
    .hint = Không nhận lời đề nghị này.
action-counter_trade = Đề nghị lại
    .hint = Từ chối và gửi { $partner } một lời đề nghị khác.
action-withdraw_trade = Rút lại
    .hint = Rút lại lời đề nghị của mình.
action-declare_bankrupt = Tuyên bố phá sản
    .hint = Nợ { $amount }, còn thiếu { $shortfall }, gom được nhiều nhất { $could_raise }. Phá sản thì mọi thứ về { $creditor }.
action-build = Xây
    .hint = Bộ { $group }: { $cost } một căn. Ngân hàng còn { $houses } nhà, { $hotels } khách sạn.
action-sell = Bán nhà
    .hint = Bộ { $group }: nhận lại { $half } một căn.
action-mortgage = Thế chấp
    .hint = Thế chấp { $space }, nhận { $amount }.
action-redeem = Chuộc
    .hint = Chuộc { $space } với { $cost }.
action-offer_trade = Trao đổi
    .hint = Đề nghị một người chơi trao đổi tiền, đất hay thẻ.
action-resign = Rời ván
    .hint = Rời hẳn ván: mọi thứ về Ngân hàng.

## Lời từ chối

refusal-turn-not_yours = Chưa tới lượt; đang chờ { $waiting }.
refusal-turn-not_now = Chưa làm được lúc này: { $phase }.
refusal-turn-unsettled = Phải giải quyết việc dở dang trước: { $phase }.
refusal-turn-wait_for_chance = Chờ xúc xắc hay thẻ đã.
refusal-turn-out = Người đã phá sản không còn chơi.
refusal-turn-over = Ván đã kết thúc.
refusal-turn-no_seat = Không có ghế số { $seat }; bàn này có { $seats } ghế.
refusal-chance-impossible = Xúc xắc hay thẻ không thể ra như thế: { $given }.
refusal-buy-no_cash = Không đủ tiền: giá { $price }, trong tay có { $cash }.
refusal-auction-bid_too_low = Giá quá thấp: ít nhất phải { $min }.
refusal-auction-bid_too_high = Giá quá cao: nhiều nhất là { $max }.
refusal-auction-passed = Đã bỏ đấu giá thì không quay lại được.
refusal-auction-high_bidder = Bạn đang trả giá cao nhất rồi.
refusal-auction-not_claimant = Chỉ những người đã nói cần nhà mới được ra giá.
refusal-jail-not_in_jail = Không ở trong tù.
refusal-jail-no_cash = Không đủ tiền phạt: cần { $fine }, trong tay có { $cash }.
refusal-jail-no_card = Không có thẻ Ra tù.
refusal-build-nothing = Chưa chọn xây gì.
refusal-build-not_street = { $space } không phải đất xây được.
refusal-build-not_owner = { $space } không phải đất của mình.
refusal-build-group_incomplete = Chưa có trọn bộ { $group }: còn thiếu { $missing }.
refusal-build-mortgaged = Bộ { $group } có lô đang thế chấp: { $spaces }.
refusal-build-uneven = Bộ { $group } phải xây đều.
refusal-build-full = Bộ { $group } đã xây hết mức.
refusal-build-bad_target = Không xây được như thế ở { $space }.
refusal-build-no_houses = Ngân hàng còn { $left } nhà, cần { $needed }.
refusal-build-no_hotels = Ngân hàng còn { $left } khách sạn, cần { $needed }.
refusal-build-no_cash = Không đủ tiền xây: cần { $cost }, trong tay có { $cash }.
refusal-build-one_kind = Khi khan hiếm, mỗi lần chỉ xây nhà hoặc chỉ xây khách sạn.
refusal-sell-nothing = Chưa chọn bán gì.
refusal-sell-not_owner = { $space } không phải đất của mình.
refusal-sell-bad_target = Không bán được như thế ở { $space }.
refusal-sell-uneven = Bộ { $group } phải bán đều.
refusal-sell-no_houses = Ngân hàng còn { $left } nhà, cần { $needed } để hạ khách sạn.
refusal-mortgage-not_owner = { $space } không phải đất của mình.
refusal-mortgage-already = { $space } đã thế chấp rồi.
refusal-mortgage-buildings = Bộ { $group } còn nhà, phải bán hết trước.
refusal-redeem-not_owner = { $space } không phải đất của mình.
refusal-redeem-not_mortgaged = { $space } không thế chấp.
refusal-redeem-no_cash = Không đủ tiền chuộc: cần { $cost }, trong tay có { $cash }.
refusal-trade-partner = Không trao đổi được với { $partner }.
refusal-trade-empty = Lời đề nghị chưa có gì.
refusal-trade-gift = Bàn này cấm cho không: mỗi bên phải đưa ra một thứ.
refusal-trade-bad_cash = Số tiền { $cash } không đưa vào trao đổi được.
refusal-trade-not_owner = { $seat } không có { $space }.
refusal-trade-buildings = Bộ của { $space } còn nhà, phải bán hết trước.
refusal-trade-no_card = { $seat } không có thẻ «{ $card }».
refusal-trade-no_cash = { $seat } không đủ tiền: cần { $needed }, có { $cash }.
refusal-trade-mortgage_cost = { $seat } không đủ tiền cho đất thế chấp sắp nhận: cần { $needed }, sẽ có { $cash }.
refusal-trade-debt = { $seat } đang nợ: sau trao đổi phải có { $needed }, chỉ có { $cash }.
refusal-trade-not_party = Lúc này chỉ con nợ được trao đổi, để trả nợ.
refusal-trade-not_yours = Lời đề nghị này không phải để người này trả lời hay rút lại.
refusal-trade-no_such_offer = Lời đề nghị số { $number } không còn nữa.
refusal-trade-lapsed = Lời đề nghị số { $number } hết hiệu lực vì có điều đã thay đổi.
refusal-debt-not_in_debt = Không nợ ai thì không phá sản được.
refusal-resign-unsettled = Giải quyết xong việc dở dang rồi mới rời ván được.
refusal-end-bad_reason = Không có lý do dừng ván nào là «{ $given }».
refusal-unit-too_few = Hãy chạm ít nhất hai thẻ ngân hàng trước.
refusal-unit-owned = { $space } đã có chủ, không đấu giá được.
refusal-unit-owner_in_jail = { $seat } đang ở tù, không thu tiền thuê.
refusal-unit-in_jail = { $seat } được ghi là đang ở tù.
refusal-unit-bid_stands = Đã có giá { $price }, phải đấu giá cho xong.
refusal-unit-no_undo = Không có gì để hoàn tác.
refusal-table-stale = Ván đã đi tiếp, mời xem lại rồi chọn.
refusal-table-not_your_seat = Máy này không giữ ghế của { $seat }.
refusal-table-bad_action = Bàn không hiểu yêu cầu: { $message }
refusal-table-not_for_players = Xúc xắc, thẻ, búa và kết thúc ván là việc của bàn.
refusal-table-no_vote = Chỉ người còn chơi mới được bỏ phiếu dừng ván.
refusal-table-hello_first = Trang này chưa chào bàn; hãy tải lại trang.
refusal-table-looking_on = Máy này chỉ xem: nó không giữ chìa khóa của buổi chơi này.
refusal-table-fault = Chương trình gặp lỗi; ván chơi không thay đổi.
refusal-table-unknown = Ở đây không có (hoặc không còn) bàn này.
refusal-table-full = Bàn này đang mở ở quá nhiều trang; hãy đóng bớt rồi tải lại.
refusal-table-unreadable = Không đọc được bàn: { $message }
refusal-request-malformed = Máy chủ không hiểu: { $message }
