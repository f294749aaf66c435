# Những gì chỉ trình duyệt nói: trang, bảng, hộp thoại. Số tiền và tên đã được viết sẵn, như trong game.ftl.

ui-title = Cờ Tỷ Phú
ui-tagline = Mua phố, xây nhà, thu tiền thuê. Trò chơi mua bán nhà đất kinh điển theo đủ luật, chơi cùng bạn bè trên một màn hình hoặc với máy.

## Trang đầu

ui-play-now = Chơi ngay
ui-starting = Đang bày bàn…
ui-set-up = Tự bày bàn
ui-start-game = Bắt đầu ván chơi
ui-your-table = Bàn chơi của bạn
ui-who-plays = Người chơi
ui-players = Người chơi
ui-options = Luật riêng
ui-recent = Chơi tiếp
ui-over = đã xong
ui-forget-table = Bỏ bàn này khỏi danh sách
ui-add-person = Thêm người
ui-add-bot = Thêm máy
ui-seats-hint = { $most ->
    [4] Từ 2 đến 4 người.
   *[other] Từ 2 đến { $most } người; vui nhất là 2 đến 4.
}
ui-other-doors = Những cách chơi khác
ui-rules = Luật chơi
    .hint = Cả hai bộ luật, viết cho dễ hiểu.
ui-seat-name = Tên người chơi { $number }
ui-seat-kind = Ai chơi ghế { $name }
ui-seat-remove = Bỏ { $name } khỏi bàn
ui-pick-token = Quân cờ của { $name }: { $token }. Chọn quân khác
ui-token-of = Quân cờ của { $name }
ui-token-taken = đổi với { $name }
ui-name-empty = Người chơi cần có tên.
ui-name-long = Nhiều nhất 24 ký tự.
ui-name-twice = Đã có người mang tên này.
ui-options-none = Mọi thứ theo đúng luật.
ui-options-changed = { $count ->
   *[other] Đã đổi { $count } điều.
}
ui-options-reset = Về đúng luật
ui-changed = đã đổi
ui-option-range = Một số nguyên từ { $low } đến { $high }.
ui-option-limited = Có giới hạn: { $option }
ui-options-money = Tiền bạc
ui-options-lots = Mua và đấu giá
ui-options-building = Xây nhà, thế chấp, trao đổi
ui-options-jail = Nhà tù
ui-options-turns = Lượt đi và thẻ
ui-options-end = Kết thúc
ui-options-other = Khác

## Mọi trang

ui-home = Về trang đầu
ui-close = Đóng
ui-language = Ngôn ngữ
ui-lang-vi = Tiếng Việt
ui-lang-en = English
ui-settings = Cài đặt
ui-sound = Âm thanh
ui-on = Bật
ui-off = Tắt
ui-speed = Tốc độ trên bàn cờ
ui-speed-1 = Thường
ui-speed-2 = Nhanh gấp đôi
ui-speed-instant = Tức thì
ui-pace = Máy nghĩ bao lâu
ui-pace-0 = Không
ui-pace-300 = Nhanh
ui-pace-700 = Vừa
ui-pace-1500 = Lâu
ui-theme = Giao diện
ui-theme-auto = Theo thiết bị
ui-theme-light = Sáng
ui-theme-dark = Tối
ui-less = Bớt một: { $what }
ui-more-of = Thêm một: { $what }
ui-reset = Xóa
ui-error-network = Máy chủ không trả lời.
ui-error-server = Không làm được: { $message }
ui-try-again = Thử lại
ui-opening = Đang mở bàn…
ui-no-table = Không có bàn này
ui-no-table-about = Có thể đường dẫn bị thiếu, hoặc bàn không còn trên máy chủ này.
ui-to-start = Về trang đầu
ui-line-lost = Mất kết nối. Đang nối lại; không mất gì cả.

## Bàn chơi

ui-round = Vòng { $round }
ui-now = Việc bạn làm được lúc này
ui-business = Nhà đất và trao đổi
ui-log = Nhật ký
ui-more = Việc khác
ui-help = Trợ giúp
ui-links = Chơi trên thiết bị khác
ui-table-info = Về bàn này
ui-your-move = { $name }, đến lượt bạn
ui-your-choice = { $name }, bạn quyết định
ui-waiting-for = Đang chờ { $names }
ui-moment = Chờ một chút…
ui-spectator = Bạn đang xem.
ui-back-to = Về lượt của { $name }
ui-on-turn = đang tới lượt
ui-in-jail = trong tù
ui-bankrupt = phá sản
ui-mortgaged = thế chấp
ui-cash = Tiền mặt
ui-deeds = Bất động sản
ui-cards = Thẻ
ui-buildings = Nhà cửa
ui-no-deeds = { $name } chưa có bất động sản nào.
ui-sit = Chơi cho { $name }
ui-trade-with = Trao đổi với { $name }
ui-dice = Xúc xắc: { $first } và { $second }
ui-skip = Bỏ qua cảnh đang diễn
ui-look-at-deed = Xem tiền thuê
ui-standing-here = Đang ở đây: { $names }
ui-space-go = Ai cũng bắt đầu từ đây. Đi qua hoặc tới ô Xuất Phát được nhận { $salary }.
ui-space-chance = Rút một thẻ Cơ Hội và làm theo.
ui-space-community_chest = Rút một thẻ Khí Vận và làm theo.
ui-space-tax = Nộp { $tax } cho Ngân hàng.
ui-space-jail = { $edition ->
    [ultimate] Thăm tù không mất gì. Muốn ra tù: đổ đôi hoặc nộp { $fine }.
   *[classic] Thăm tù không mất gì. Muốn ra tù: đổ đôi, dùng thẻ hoặc nộp { $fine }.
}
ui-space-event = Rút một thẻ Sự kiện và làm theo lời thẻ.
ui-space-location = Trả { $fee } để đi tới lô nào tùy ý, hoặc ở lại không mất gì.
ui-space-free_parking = { $pot ->
    [none] Chỗ nghỉ chân: không có gì xảy ra.
   *[other] Ai tới đây được nhận cả quỹ: { $pot }.
}
ui-space-go_to_jail = Vào tù ngay; đi qua ô Xuất Phát không được lương.
ui-bank = Ngân hàng
ui-houses-left = Còn { $houses } nhà
ui-hotels-left = Còn { $hotels } khách sạn
ui-pot = Quỹ Bãi đỗ xe: { $amount }
ui-hand-over = Đưa máy cho { $name }
ui-hand-over-continue = Tôi là { $name }
ui-elsewhere = { $name } đang chơi trên thiết bị khác.
ui-take-back = Chơi lại ở đây

## Chi phí

ui-cash-now = Đang có
ui-costs = Phải trả
ui-brings = Thu về
ui-cash-after = Còn lại
ui-cost-left = { $cost } · còn { $left }
ui-left-after = sẽ có { $left }

## Lượt đi, mua, nhà tù

ui-roll-for-double = Đổ lấy đôi
ui-jail-try = Trong tù: lần đổ { $number } trên 3
ui-jail-last = Lần thứ ba vẫn không ra đôi: nộp phạt rồi đi, hoặc dùng thẻ.
ui-double-again = Đổ đôi: được đổ nữa.
ui-decline-auction = Đem đấu giá ngay
ui-decline-bank = Vẫn thuộc Ngân hàng
ui-take-over = về tay bạn, vẫn đang thế chấp.
ui-redeem-now = Chuộc ngay
ui-pay-interest = Trả 10% trước, chuộc sau

## Đấu giá

ui-auction-of = Đấu giá: { $what }
ui-auction-building = { $what ->
    [hotel] Đấu giá một khách sạn (còn { $left })
   *[house] Đấu giá một căn nhà (còn { $left })
}
ui-pick-first = Chọn một lô đã
ui-tap-your-card = Giờ chạm thẻ ngân hàng của mình.
ui-tap-deed-or-auction = Chạm thẻ sở hữu rồi thẻ ngân hàng của mình, hoặc bấm Đấu giá.
ui-no-bid = Chưa ai ra giá, từ { $opening }
ui-who-bids = Ai được ra giá
ui-passed = đã bỏ lượt
ui-cash-of = đang có { $cash }
ui-bid-range = { $min } đến { $max }
ui-bid-over-cash = Hơn tiền mặt { $missing }: bạn sẽ phải xoay thêm.
ui-own-bid = Giá của bạn
ui-wanted-on = Xây ở
ui-seconds-left = Số giây còn lại
ui-claim-none = Tôi không cần

## Xây nhà, thế chấp

ui-bank-stock = Ngân hàng còn { $houses } nhà, { $hotels } khách sạn.
ui-build-none = Có đủ một nhóm màu mới được xây.
ui-sell-none = Bạn không có nhà để bán.
ui-each-costs = mỗi căn { $amount }
ui-each-brings = mỗi căn được { $amount }
ui-one-each-more = Mỗi ô thêm một
ui-one-each-less = Mỗi ô bớt một
ui-hotel-short = KS
ui-mortgage-about = Đất đang thế chấp không thu được tiền thuê. Chuộc lại mất thêm 10%.
ui-redeem-about = Đất chuộc rồi lại thu được tiền thuê.
ui-mortgage-none = Bạn không có gì để thế chấp.
ui-redeem-none = Bạn không thế chấp gì.
ui-mortgage-lot = Thế chấp { $space } lấy { $amount }
ui-redeem-lot = Chuộc { $space } với { $amount }
ui-offer_trade-none = Lúc này không có ai để trao đổi.

## Trao đổi

ui-new-offer = Lời đề nghị mới
ui-partner = Với ai
ui-no-partners = Lúc này không có ai để trao đổi.
ui-gives = { $name } đưa
ui-you-give = Bạn đưa
ui-you-get = Bạn nhận
ui-offers-you = { $seat } đề nghị trao đổi với bạn.
ui-offers = { $seat } đề nghị trao đổi với { $partner }.
ui-has-cash = đang có { $cash }
ui-trade-built = phải bán nhà trước
ui-completes = đủ bộ
ui-trade-sum = Bạn đưa { $give }, nhận { $get }.
ui-rent-then = thuê { $rent }
ui-send-offer = Gửi lời đề nghị
ui-send-counter = Gửi đề nghị lại

## Nợ, rời bàn, kết thúc

ui-owes = { $debtor } nợ { $creditor } { $amount } ({ $reason }).
ui-missing = Còn thiếu
ui-could-raise = Còn xoay được
ui-cannot-cover = Bán nhà và thế chấp hết vẫn không đủ: chỉ còn cách trao đổi hoặc phá sản.
ui-debt-covered = Đã có bao nhiêu để trả nợ
ui-sell-one = Bán một căn ở { $space }
ui-mortgage-one = Thế chấp { $space }
ui-nothing-to-raise = Không còn gì để bán hay thế chấp.
ui-what-follows = Điều sẽ xảy ra
ui-change-back = trả lại { $change }
ui-debt-then = khi ấy còn thiếu { $left }
ui-play-on = Chơi tiếp
ui-declare_bankrupt-warning = Phá sản rồi là bạn ra khỏi ván chơi, không quay lại được.
ui-declare_bankrupt-sure = Vâng, tôi bỏ lại tất cả
ui-resign-warning = Rời ván rồi là không quay lại được.
ui-resign-sure = Vâng, tôi rời ván chơi
ui-end-game = Biểu quyết kết thúc
ui-end-about = Khi cùng đồng ý dừng, ai nhiều tài sản nhất thì thắng. Cần đồng ý: { $rule }.
ui-ending = Đã đồng ý. Ván chơi dừng ngay khi mọi việc xong xuôi.
ui-agreed = muốn kết thúc
ui-plays-on = chơi tiếp
ui-vote-end = Kết thúc ván
ui-vote-back = Thôi, chơi tiếp
ui-game-over = Ván chơi kết thúc
ui-show-ranking = Xem xếp hạng
ui-ranking = Xếp hạng
ui-place = Hạng
ui-player = Người chơi
ui-worth = Tổng tài sản
ui-worth-over-time = Tài sản qua các lượt
ui-worth-none = Ván quá ngắn nên chưa vẽ được biểu đồ.
ui-look-at-board = Xem bàn cờ
ui-play-again = Chơi ván nữa
ui-dice-proof = Đã chơi { $turns } lượt. Số gốc của xúc xắc nay đã có trong sổ ván chơi, ai cũng kiểm tra được.

## Nhật ký

ui-older = Xem các lượt trước
ui-log-empty = Chưa có gì xảy ra. Đổ xúc xắc đi nào!
ui-nothing-happened = không phải trả gì
ui-why = vì sao?
ui-why-line = Vì sao? { $line }
ui-short-moved = tới { $target }
ui-short-card = “{ $card }”
ui-short-bought = mua { $space }
ui-short-built = { $stands ->
    [5] khách sạn ở { $space }
   *[other] { $stands } nhà ở { $space }
}
ui-short-mortgaged = thế chấp { $spaces }
ui-short-redeemed = chuộc { $spaces }
ui-short-buildings_sold = bán nhà ở { $spaces }
ui-short-estate = để lại { $spaces } cho { $target }
ui-short-jailed = vào tù
ui-short-freed = ra tù
ui-short-gets = nhận { $amount } ({ $what })
ui-short-pays = trả { $payee } { $amount } ({ $what })

## Về bàn chơi

ui-dice-title = Xúc xắc công bằng
ui-dice-about = Trước lần đổ đầu tiên, bàn đã ghi sẵn mọi lần đổ trong một con số niêm phong và cho xem dấu vân tay của nó. Khi ván chơi kết thúc, con số được mở ra và ai cũng kiểm tra được rằng không lần đổ nào bị đổi.
ui-dice-commitment = Dấu vân tay (SHA-256)
ui-dice-seed = Con số
ui-journal = Tải sổ ván chơi
ui-journal-about = Mọi việc của ván chơi trong một tệp; “cotyphu verify” kiểm tra được nó.
ui-options-in-force = Luật riêng của bàn này
ui-links-about = Mở một ghế trên điện thoại hay máy tính khác: quét mã bằng máy ảnh, hoặc gửi đường dẫn.
ui-links-none = Các ghế ở đây được mở bằng đường dẫn; dùng chính đường dẫn ấy trên thiết bị khác.
ui-address = Địa chỉ của máy này
ui-link-of = Đường dẫn của { $name }
ui-link-secret = Ai có đường dẫn này là chơi được ghế này.
ui-qr = Mã QR ghế của { $name }
ui-copy = Sao chép đường dẫn
ui-copied = Đã sao chép

## Trợ giúp

ui-help-about = Việc làm được lúc này nằm bên phải, trên điện thoại thì ở dưới cùng. Chạm một ô để xem giấy chứng nhận, chạm người chơi để xem ví và đất, chạm “vì sao?” trong nhật ký để xem luật. Đang có gì chuyển động thì chạm giữa bàn cờ để bỏ qua.
ui-help-keys = Phím tắt
ui-help-arrows = đi quanh bàn cờ, Enter mở ô
