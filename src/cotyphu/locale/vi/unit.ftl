# Máy Ngân hàng: lời trên màn hình nhỏ, các nút, các khay thẻ, và những gì nó giữ thêm ngoài cái máy thật.
# Tên màn hình, tên nút và điều một sự kiện đòi đặt như trong rules/ultimate/taps.py và trong dữ liệu thẻ Sự kiện.
# Nơi gọi định dạng sẵn: $seat, $owner, $debtor, $creditor, $payer, $payee: tên người; $space: một lô đất; $card: tên thẻ Sự kiện
# hay thẻ ngân hàng; $amount, $price, $rent, $cash, $next, $left, $worth: tiền; $level, $seconds, $count, $delta, $place, $number:
# số; $picked: đã chạm mấy thẻ cho sự kiện; $whose: free (chưa có chủ), owned (có chủ), jailed (chủ đang ở tù);
# $bid: yes hoặc no; $reason: bankrupt hoặc agreed; $names, $winners: các tên đã nối.

unit-title = Máy Ngân hàng
    .hint = Đặt điện thoại giữa bàn rồi dùng thẻ mà giao dịch.

## Màn hình: dòng lớn; .hint là dòng nhỏ bên dưới

unit-screen-setup = Chạm các thẻ ngân hàng cùng chơi
    .hint = Từ hai tới bốn thẻ. Rồi bấm bắt đầu, mỗi thẻ có { $cash }.
unit-screen-home = Sẵn sàng
    .hint = Chạm thẻ sở hữu, thẻ Sự kiện hay thẻ ngân hàng, hoặc bấm một biểu tượng.
unit-screen-deed = { $space }
    .hint = { $whose ->
        [free] Mua với giá { $price }? Chạm thẻ ngân hàng. Nút đấu giá để đấu giá, X để chỉ xem.
        [jailed] { $owner } đang ở tù, không phải trả tiền thuê. X để chỉ xem.
       *[owned] Tiền thuê trả { $owner }: { $rent }. Khách chạm thẻ để trả, chủ chạm thẻ để nâng mức. X để chỉ xem.
    }
unit-screen-look = { $space }
    .hint = Chỉ xem, không có gì thay đổi. { $seconds } giây nữa về màn hình chính.
unit-screen-balance = { $cash }
    .hint = Đó là số tiền của { $seat }. { $seconds } giây nữa về màn hình chính.
unit-screen-go = Xuất Phát: chạm thẻ ngân hàng
    .hint = Thẻ nhận { $amount }.
unit-screen-location = Vị trí: chạm thẻ ngân hàng
    .hint = Tốn { $amount }. Rồi đi tới lô nào tùy ý và chạm thẻ sở hữu của lô đó.
unit-screen-jail = Ra tù: chạm thẻ ngân hàng
    .hint = Tốn { $amount }.
unit-screen-auction_ready = Đấu giá: { $space }
    .hint = Xem lại tiền, rồi bấm bắt đầu. X để thôi.
unit-screen-auction = { $bid ->
    [yes] { $amount }
   *[no] Ai ra giá trước?
}
    .hint = Bấm để trả { $next }, và đọc to lên.
unit-screen-auction_unsold = Hết giờ, chưa ai ra giá
    .hint = Chạm lại thẻ sở hữu để đấu giá lần nữa, hoặc X nếu không ai muốn.
unit-screen-auction_won = Bán với giá { $amount }
    .hint = Người ra giá sau cùng chạm thẻ ngân hàng.
unit-screen-event = { $card }
    .hint = Làm theo lời thẻ. Bấm X nếu chạm nhầm.
unit-screen-event_done = { $card }
    .hint = Xong. Cất thẻ xuống đáy chồng.
unit-screen-debt = { $debtor } còn nợ { $left }
    .hint = Tiền không đủ trả cho { $creditor }. Chạm từng thẻ sở hữu của { $debtor }.
unit-screen-end = Kết thúc buổi chơi?
    .hint = Nếu ai cũng đồng ý, bấm Bắt đầu: xếp hạng mọi người rồi thôi. X để chơi tiếp.
unit-screen-over = { $reason ->
    [bankrupt] { $seat } phá sản
   *[agreed] Buổi chơi đã kết thúc
}
    .hint = Ván chơi kết thúc với mọi người.

## Sự kiện đòi gì

unit-ask-move_anywhere = Đi tới lô nào tùy ý. Bấm bắt đầu, rồi chạm thẻ sở hữu của lô đó.
unit-ask-group_shift = { $delta ->
    [1] Chạm một thẻ sở hữu của mình: cả bộ màu lên một mức.
   *[other] Chạm một thẻ sở hữu của mình: cả bộ màu xuống một mức.
}
unit-ask-side_shift = { $delta ->
    [1] Chạm một thẻ sở hữu của mình: cả cạnh bàn cờ lên một mức.
   *[other] Chạm một thẻ sở hữu của mình: cả cạnh bàn cờ xuống một mức.
}
unit-ask-set_level = Chạm thẻ sở hữu của lô sẽ về mức { $level }.
unit-ask-swap = { $picked ->
    [0] Chạm thẻ sở hữu của lô mình đưa ra.
   *[other] Chạm thẻ sở hữu của người kia.
}
unit-ask-up_and_neighbours_down = Chạm một thẻ sở hữu của mình: lô đó lên, hàng xóm xuống.
unit-ask-pay_per_deed = Chạm thẻ ngân hàng của mình: { $amount } cho mỗi lô đang có.
unit-ask-both_collect = { $picked ->
    [0] Chạm thẻ ngân hàng của mình.
   *[other] Chạm thẻ ngân hàng của người kia.
}
unit-ask-level_one_rents = Bấm bắt đầu: { $count } lần trả tiền thuê sắp tới tính mức 1.
unit-ask-send_to_jail = Chạm thẻ ngân hàng của người phải vào tù.
unit-ask-all_to_free_parking = Dời mọi quân không ở tù về Bãi đỗ xe miễn phí. Bấm bắt đầu.
unit-ask-nothing = Sự kiện này không làm được gì. Bấm bắt đầu.

## Vừa làm gì

unit-did-start = Đã có { $count } thẻ. Chúc may mắn!
unit-did-buy = { $seat } mua { $space }
unit-did-rent = { $payer } trả { $payee } { $amount }
unit-did-raise = { $space } ở mức { $level }
unit-did-top = Đã ở mức cao nhất
unit-did-go = { $seat } nhận { $amount }
unit-did-location = { $seat } trả { $amount }: giờ thì đi, rồi chạm thẻ sở hữu
unit-did-jail = { $seat } trả { $amount } và ra tù
unit-did-fanfare = Đủ bộ màu!
unit-did-coin = { $space } tính { $price }
unit-did-change = { $seat } được trả lại { $amount }
unit-did-void = { $seat } không trả nổi: đấu giá lại
unit-did-undo = Đã hoàn tác
unit-did-cancel = Đã hủy
unit-not_read = Chưa đọc được: chạm lại
unit-moves = Trên bàn cờ bây giờ
unit-level_one = Tiền thuê mức 1: còn { $count } lần
unit-resumed = Chơi tiếp từ đây. Những gì chạm dở đã bỏ.

## Nút và biểu tượng

unit-button-start = Bắt đầu
unit-button-x = X
unit-button-go = Xuất Phát
unit-button-location = Vị trí
unit-button-jail = Nhà tù
unit-button-auction = Đấu giá
unit-button-bid = Trả { $next }
unit-button-undo = Hoàn tác
unit-button-end = Kết thúc buổi chơi
unit-menu = Bảng chọn
unit-clock = Còn { $seconds } giây

## Thẻ

unit-bank_cards = Thẻ ngân hàng
unit-deed_cards = Thẻ sở hữu
unit-event_cards = Thẻ Sự kiện
unit-tap = Chạm { $card }
unit-search = Tìm sự kiện
    .hint = Theo tên in trên thẻ, hoặc tên của trò chơi này.
unit-search-nothing = Không có sự kiện nào tên như thế.
unit-printed = in trên thẻ: { $card }
unit-number = Số của thẻ
    .hint = Gõ con số mà các vạch sau lưng thẻ chỉ ra.
unit-number-go = Chạm
unit-number-unknown = Không có thẻ nào mang số { $number }.
unit-stripes = Đọc vạch
    .hint = Cầm thẻ thẳng đứng và chọn cho từng ngăn: trống, vạch bên phải, vạch bên trái.

unit-slot = Ngăn { $number }
unit-slot-empty = trống
unit-slot-right = vạch bên phải
unit-slot-left = vạch bên trái
unit-colour-red_car = Đỏ
unit-colour-green_helicopter = Xanh lá
unit-colour-blue_boat = Xanh dương
unit-colour-white_jet = Trắng

## Chỉ xem, và tài khoản

unit-rents = Tiền thuê
unit-rent-level = Mức { $level }
unit-now = hiện nay
unit-owner = Của { $owner }
unit-nobody = Chưa có chủ
unit-balance = Số dư
unit-worth = Tổng tài sản
unit-properties = { $count ->
    [0] chưa có đất
   *[other] { $count } lô đất
}

## Xếp hạng

unit-ranking = Xếp hạng
unit-winner = { $count ->
    [1] { $winners } thắng!
   *[other] { $winners } cùng thắng!
}
unit-place = { $place }. { $seat }: { $worth }
unit-again = Chơi buổi nữa

## Ngoài cái máy thật

unit-jail_marks = Ai đang ở tù
    .hint = Người được ghi ở tù không thu tiền thuê, không đấu giá, và không bị trừ tiền nhầm.
unit-jail-in = { $seat } đang ở tù
unit-jail-out = { $seat } không ở tù
unit-ledger = Sổ giao dịch
unit-ledger-time = Giờ
unit-ledger-payer = Người trả
unit-ledger-payee = Người nhận
unit-ledger-amount = Số tiền
unit-ledger-reason = Việc gì
unit-ledger-struck = đã hoàn tác
unit-ledger-empty = Chưa có giao dịch nào.
unit-summary = Nhìn nhanh
unit-summary-player = Người chơi
unit-names = Tên người chơi
    .hint = Mỗi thẻ ngân hàng một tên; không đặt thì gọi theo màu thẻ.
unit-name-of = Tên cho: { $card }
unit-large = Chữ lớn
unit-sounds = Âm thanh
unit-sessions = Các buổi chơi
    .hint = Buổi nào cũng được giữ trên máy này tới khi xóa.
unit-session = { $names }
unit-session-playing = đang chơi dở
unit-sessions-none = Chưa có buổi chơi nào.
unit-new = Buổi chơi mới
unit-unknown = Máy chủ này không có buổi chơi đó
unit-share = Mở trên máy khác
    .hint = Ai mở liên kết này cũng chạm thẻ được. Nhiều máy cùng hiện một buổi chơi.
unit-delete = Xóa
unit-delete-sure = Xóa buổi chơi này cùng sổ giao dịch?

## Bày bàn cờ thật

unit-setup = Bày bàn
unit-setup-1 = Xáo chồng thẻ Sự kiện rồi úp lên bàn cờ.
    .title = Thẻ Sự kiện
unit-setup-2 = Xếp thẻ sở hữu theo màu, để chỗ ai cũng với tới.
    .title = Thẻ sở hữu
unit-setup-3 = Mỗi thẻ sở hữu kèm một nhà. Đất được mua thì nhà đặt lên bàn cờ.
    .title = Nhà
unit-setup-4 = Mỗi người nhận một quân cờ và thẻ ngân hàng của quân đó.
    .title = Quân cờ và thẻ ngân hàng
unit-setup-5 = Đặt mọi quân vào ô Xuất Phát.
    .title = Vào vị trí
unit-setup-6 = Đặt máy này giữa bàn, bật tiếng lên.
    .title = Máy Ngân hàng
unit-setup-7 = Chạm từng thẻ ngân hàng cùng chơi, rồi bấm bắt đầu. Sau đó đổ xúc xắc: tổng cao nhất đi trước.
    .title = Bắt đầu

## Trợ giúp, từng bước

unit-help = Làm sao để …
unit-help-buy = Chạm thẻ sở hữu, rồi thẻ ngân hàng của mình. Đặt nhà vào mức 1 và giữ thẻ sở hữu.
    .title = … mua đất?
unit-help-rent = Chạm thẻ sở hữu, rồi thẻ ngân hàng của mình. Máy trả tiền cho chủ và nói nhà dời đi đâu.
    .title = … trả tiền thuê?
unit-help-own = Chạm thẻ sở hữu của mình, rồi thẻ ngân hàng của mình. Dời nhà lên một mức.
    .title = … nâng mức đất mình?
unit-help-look = Chạm thẻ sở hữu, rồi bấm X. Không có gì thay đổi; mười giây sau máy về màn hình chính.
    .title = … xem tiền thuê?
unit-help-go = Bấm Xuất Phát, rồi chạm thẻ ngân hàng của mình.
    .title = … lĩnh lương?
unit-help-location = Bấm Vị trí rồi chạm thẻ ngân hàng. Đi tới lô nào tùy ý, chạm thẻ sở hữu của lô đó và thẻ ngân hàng lần nữa.
    .title = … dùng ô Vị trí?
unit-help-jail = Bấm Nhà tù rồi chạm thẻ ngân hàng. Sau đó đổ xúc xắc như thường.
    .title = … ra tù?
unit-help-auction = Xem tiền trước đã. Chạm thẻ sở hữu, bấm Đấu giá, rồi bắt đầu. Bấm để ra giá và đọc to số tiền; người ra giá sau cùng chạm thẻ ngân hàng.
    .title = … đấu giá?
unit-help-event = Chạm thẻ Sự kiện, rồi những thẻ màn hình đòi. Cất thẻ xuống đáy chồng.
    .title = … dùng thẻ Sự kiện?
unit-help-debt = Máy lấy hết tiền rồi đòi thẻ sở hữu. Chạm từng thẻ tới khi đủ; phần dư được trả lại. Trả cho người chơi thì nhà đi theo, trả cho Ngân hàng thì nhấc nhà khỏi bàn cờ.
    .title = … trả nợ?
unit-help-mistake = Đang chạm dở thì bấm X. Đã xong thì hoàn tác được, trừ khi vướng một sự kiện hay một khoản nợ còn mở.
    .title = … sửa khi nhầm?
unit-help-end = Mở bảng chọn, bấm Kết thúc buổi chơi rồi bấm Bắt đầu. Máy xếp hạng theo tiền cộng giá các lô đất.
    .title = … dừng khi chưa ai phá sản?
unit-help-silence = Máy chưa đọc được, và không có gì thay đổi. Chạm lại lần nữa.
    .title = Không nghe tiếng thì sao?
