# Mỗi điều luật một hai câu, trả lời câu hỏi «vì sao?». Mã điều như trong sách luật; .title là tên ngắn.

## Chuẩn bị

clause-C-SET-1 = Một ván có từ 2 tới 8 người. Vui nhất là 2 đến 4 người.
    .title = Số người chơi
clause-C-SET-2 = Bộ cờ có 40 ô, 28 giấy chứng nhận, 32 nhà, 12 khách sạn, hai chồng 16 thẻ và hai xúc xắc. Suốt ván chỉ có bấy nhiêu nhà và khách sạn.
    .title = Trong hộp có gì
clause-C-SET-3 = Hai chồng thẻ được xáo một lần rồi úp xuống. Thẻ dùng xong nằm dưới đáy chồng, không bao giờ xáo lại.
    .title = Hai chồng thẻ
clause-C-SET-4 = Mỗi người chọn một quân cờ khác nhau. Mọi quân đều bắt đầu ở ô Xuất Phát.
    .title = Quân cờ
clause-C-SET-5 = Đầu ván mỗi người có số tiền như nhau, thường là 1500. Bàn có thể chọn số khác.
    .title = Tiền đầu ván
clause-C-SET-6 = Ngân hàng không bao giờ hết tiền; thiếu tờ thì viết giấy. Chỉ nhà và khách sạn mới có thể hết.
    .title = Ngân hàng không cạn tiền
clause-C-SET-7 = Ngân hàng là một bên riêng: giữ đất chưa bán và nhà, trả lương, cho thế chấp, thu thuế và tiền phạt, mở đấu giá. Thủ quỹ vẫn được chơi, nhưng tiền của mình và tiền Ngân hàng không lẫn vào nhau.
    .title = Ngân hàng
clause-C-SET-8 = Ai giàu nhất, hay là người cuối cùng chưa phá sản, thì thắng.
    .title = Mục tiêu

## Lượt đi

clause-C-TURN-0 = Một lượt gồm: đổ xúc xắc và đi; mua hay đấu giá; xây; và trả những gì ô đòi. Khoản phải trả được giải quyết trước khi xây.
    .title = Các phần của lượt
clause-C-TURN-1 = Người đi trước do cả bàn chọn: theo thứ tự ghế, bốc thăm, hay ai đổ cao nhất. Sau đó đi theo chiều kim đồng hồ.
    .title = Ai đi trước
clause-C-TURN-2 = Đổ hai xúc xắc rồi tiến đúng bằng tổng số nút, mỗi nút một ô.
    .title = Đổ và đi
clause-C-TURN-3 = Đổ đôi thì được đổ thêm, sau khi ô đang đứng đã giải quyết xong. Phải đổ xong mới hết lượt.
    .title = Đổ đôi
clause-C-TURN-4 = Đổ đôi lần thứ ba liền trong một lượt thì vào tù ngay. Lần đổ đó không được đi và không có lương.
    .title = Ba lần đổ đôi
clause-C-TURN-5 = Đã vào tù thì lượt này không đổ nữa, kể cả khi vừa đổ đôi. Vẫn được làm ăn rồi mới kết thúc lượt.
    .title = Vào tù là thôi đổ
clause-C-TURN-6 = Ai phá sản trong lượt mình thì mất lần đổ thêm và người kế tiếp đi. Ai phá sản trong lượt người khác thì lượt đó vẫn đi tiếp.
    .title = Phá sản giữa lượt
clause-C-TURN-7 = Xây, chuộc và trao đổi được làm bất cứ lúc nào không có việc gì dở dang, cả trong lượt người khác. Bán nhà và thế chấp để lấy tiền thì lúc nào cũng được.
    .title = Làm ăn lúc nào
clause-C-TURN-8 = Lượt hết khi người chơi bấm kết thúc. Bàn có thể cho lượt tự kết thúc, hoặc đặt giờ: hết giờ thì bàn đi thay.
    .title = Hết lượt

## Xuất Phát

clause-C-GO-1 = Đi qua hay dừng ở Xuất Phát đều nhận một lần lương, thường là 200. Bàn có thể thưởng thêm cho ai dừng đúng ô.
    .title = Lương ở Xuất Phát
clause-C-GO-2 = Lương được trả trước, rồi mới tính chuyện ở ô dừng lại.
    .title = Lương trước, ô sau
clause-C-GO-3 = Thẻ đưa quân tiến qua hoặc tới Xuất Phát cũng được lương. Vì thế một lượt có thể lĩnh lương hai lần.
    .title = Lương nhờ thẻ
clause-C-GO-4 = Bị đưa vào tù hay đi lùi thì không có lương.
    .title = Khi không có lương

## Mua và đấu giá

clause-C-BUY-1 = Dừng ở ô đất chưa có chủ thì được mua theo giá in sẵn. Do thẻ đưa tới cũng vậy.
    .title = Mua đất
clause-C-BUY-2 = Không mua hoặc không đủ tiền thì Ngân hàng đấu giá ngay. Ai chưa phá sản cũng được ra giá, kể cả người vừa từ chối và người trong tù.
    .title = Không mua thì đấu giá
clause-C-BUY-3 = Bàn có thể chơi không đấu giá. Khi đó đất bị từ chối ở lại với Ngân hàng.
    .title = Chơi không đấu giá
clause-C-AUC-1 = Giá là số tròn đơn vị. Giá đầu và mỗi lần tăng ít nhất là 1, trừ khi bàn chọn mức khác.
    .title = Mức giá
clause-C-AUC-2 = Ra giá không cần theo lượt; đã bỏ thì không quay lại. Búa gõ khi chỉ còn người trả cao nhất, hoặc khi hết giờ.
    .title = Ra giá và bỏ
clause-C-AUC-3 = Không ai ra giá thì đất ở lại với Ngân hàng.
    .title = Không ai ra giá
clause-C-AUC-4 = Được trả giá cao hơn tiền mặt, nhưng không hơn số có thể gom được từ tiền, nhà và thế chấp. Người thắng phải gom đủ; lô vừa thắng không được dùng để trả cho chính nó.
    .title = Trả giá tới đâu

## Tiền thuê

clause-C-RENT-1 = Dừng ở đất của người khác chưa thế chấp thì trả tiền thuê in trên giấy, theo số nhà đang có. Tiền được thu tự động.
    .title = Trả tiền thuê
clause-C-RENT-2 = Giữ trọn bộ màu thì đất trống trong bộ thu gấp đôi. Đất có nhà thu theo mức in cho số nhà đó.
    .title = Trọn bộ thu gấp đôi
clause-C-RENT-3 = Vẫn thu gấp đôi dù lô khác trong bộ đang thế chấp hay đã xây. Riêng lô thế chấp thì không thu gì.
    .title = Gấp đôi vẫn giữ
clause-C-RENT-4 = Tiền thuê ga tính theo số ga chủ đang giữ: 25, 50, 100, 200. Ga đang thế chấp vẫn được đếm.
    .title = Tiền thuê ga
clause-C-RENT-5 = Chủ có một công ty Điện hay Nước thu 4 lần số nút vừa đổ, có cả hai thì thu 10 lần. Công ty đang thế chấp vẫn được đếm.
    .title = Tiền điện, tiền nước
clause-C-RENT-6 = Chủ đất đang ở tù vẫn thu tiền thuê, trừ khi bàn chơi luật riêng là không thu.
    .title = Chủ ở tù vẫn thu
clause-C-RENT-7 = Đất của mình, đất của Ngân hàng và đất đang thế chấp thì không phải trả.
    .title = Khi không phải trả

## Thuế, thẻ, các ô khác

clause-C-TAX-1 = Dừng ở ô thuế thì nộp Ngân hàng đúng số tiền in trên ô.
    .title = Nộp thuế
clause-C-CARD-1 = Dừng ở Cơ Hội hay Khí Vận thì rút thẻ trên cùng, làm theo, rồi cất xuống đáy chồng.
    .title = Rút thẻ
clause-C-CARD-2 = Thẻ Ra tù được giữ tới khi dùng hoặc trao đổi. Dùng xong thẻ về đáy chồng của nó.
    .title = Giữ thẻ Ra tù
clause-C-CARD-3 = Thẻ đưa quân tới ô nào thì giải quyết trọn ô đó: thuê, mua, thuế hay một thẻ nữa.
    .title = Tới ô nhờ thẻ
clause-C-CARD-4 = «Tiến» luôn là đi tới, «lùi» là đi lui và không có lương. Bộ thẻ Anh cũ còn có thẻ lùi về một ô và thẻ cho chọn trả tiền hay rút thẻ khác.
    .title = Tiến và lùi
clause-C-CARD-5 = Thẻ đưa tới ga gần nhất thì trả gấp đôi tiền thuê; tới công ty gần nhất thì đổ lại và trả 10 lần số nút. Chưa có chủ thì được mua; đang thế chấp thì không phải trả.
    .title = Ga và công ty gần nhất
clause-C-CARD-6 = Tiền sửa chữa tính lúc rút thẻ, theo từng nhà và từng khách sạn. Một khách sạn không tính là bốn nhà.
    .title = Tiền sửa chữa
clause-C-CARD-7 = Thẻ trả hay thu của mọi người chỉ tính những ai còn chơi, mỗi người một khoản riêng. Trả lần lượt từ người bên trái; không trả nổi ai thì phá sản cho người đó.
    .title = Trả và thu từng người
clause-C-FREE-1 = Bãi đỗ xe miễn phí không có gì xảy ra. Nếu bàn chơi quỹ chung, thuế, tiền phạt và tiền thẻ gom ở đây và ai dừng thì nhận hết.
    .title = Bãi đỗ xe miễn phí

## Xây dựng

clause-C-BLD-1 = Phải giữ trọn bộ màu, và không lô nào trong bộ đang thế chấp, mới được xây.
    .title = Trọn bộ mới xây
clause-C-BLD-2 = Được xây một hay nhiều nhà cùng lúc, lô nào trong bộ cũng được, theo giá in trên giấy.
    .title = Giá xây
clause-C-BLD-3 = Phải xây đều: mọi lô trong bộ có một nhà rồi mới tới nhà thứ hai. Bàn có thể bỏ luật này.
    .title = Xây đều
clause-C-BLD-4 = Mọi lô trong bộ đủ bốn nhà thì xây được khách sạn, theo giá in trên giấy. Bốn nhà cũ trả về Ngân hàng.
    .title = Lên khách sạn
clause-C-BLD-5 = Ngân hàng hết nhà thì không ai xây nhà được, hết khách sạn cũng vậy. Không được nhảy thẳng lên khách sạn.
    .title = Hết nhà
clause-C-BLD-6 = Khi nhà không đủ cho mọi chủ muốn xây, từng người nói mình cần bao nhiêu; thiếu thì đấu giá từng căn. Bàn có thể chọn: ai xây trước được trước.
    .title = Khi nhà khan hiếm
clause-C-BLD-7 = Ga và công ty Điện, Nước không được xây.
    .title = Không xây trên ga

## Nhà tù

clause-C-JAIL-1 = Vào tù vì ô Vào tù, vì thẻ, hoặc vì ba lần đổ đôi liền. Quân được đặt ở ô nhà tù.
    .title = Ba đường vào tù
clause-C-JAIL-2 = Ra tù bằng cách nộp phạt trước khi đổ (thường là 50), dùng thẻ Ra tù, hoặc đổ đôi. Ba lần không đổ đôi thì nộp phạt và ra.
    .title = Đường ra tù
clause-C-JAIL-3 = Ra tù nhờ đổ đôi thì đi theo số vừa đổ và không được đổ thêm. Sau lần hỏng thứ ba, nộp phạt hoặc dùng thẻ rồi đi theo số đó.
    .title = Bước đầu ngoài tù
clause-C-JAIL-4 = Đã nộp phạt hay dùng thẻ thì lượt trở lại bình thường. Đổ đôi vẫn được đổ thêm, và tính là lần đôi thứ nhất.
    .title = Ra rồi đi như thường
clause-C-JAIL-5 = Ở tù vẫn được trao đổi, xây, bán, thế chấp và thu tiền thuê. Bàn có thể chọn cấm thu tiền thuê.
    .title = Làm ăn trong tù
clause-C-JAIL-6 = Đi bình thường mà dừng ở ô nhà tù thì chỉ là thăm tù, không sao cả.
    .title = Thăm tù

## Bán và thế chấp

clause-C-SELL-1 = Nhà chỉ bán lại cho Ngân hàng, được nửa giá xây. Phải bán đều, từ lô nhiều nhà nhất.
    .title = Bán nhà
clause-C-SELL-2 = Hạ khách sạn xuống bốn nhà chỉ được khi Ngân hàng còn đủ nhà. Nếu không, hạ thấp hơn, hoặc bán hết khách sạn trong bộ một lúc.
    .title = Hạ khách sạn
clause-C-SELL-3 = Đất bán cho người chơi khác theo thỏa thuận, sau khi cả bộ không còn nhà. Không bán đất lại cho Ngân hàng được.
    .title = Bán đất
clause-C-MORT-1 = Khi cả bộ không có nhà, được thế chấp một lô lấy số tiền in trên giấy. Giấy úp xuống và lô không thu tiền thuê.
    .title = Thế chấp
clause-C-MORT-2 = Chuộc lại phải trả tiền thế chấp cộng 10% lãi, lẻ thì làm tròn lên.
    .title = Chuộc
clause-C-MORT-3 = Lô thế chấp bán được cho người khác; người mua trả Ngân hàng tiền chuộc ngay. Bàn có thể cho chọn: trả 10% bây giờ, rồi sau này mới chuộc. Ai không đủ tiền mặt cho khoản đó thì không trao đổi được.
    .title = Sang tay đất thế chấp
clause-C-MORT-4 = Chỉ Ngân hàng cho vay, và chỉ khi có thế chấp. Người chơi không cho nhau vay, không hứa trả sau.
    .title = Không cho nhau vay

## Trao đổi

clause-C-TRADE-1 = Hai người có thể trao đổi tiền, đất và thẻ Ra tù theo ý mình. Đất phải thuộc bộ không có nhà.
    .title = Trao đổi
clause-C-TRADE-2 = Lời đề nghị mất hiệu lực ngay khi có gì trong đó thay đổi. Có thể rút lại, từ chối hoặc đề nghị lại.
    .title = Lời đề nghị
clause-C-TRADE-3 = Đang nợ thì chỉ được trao đổi nếu sau đó có đủ tiền mặt trả hết khoản nợ.
    .title = Trao đổi khi đang nợ
clause-C-TRADE-4 = Đổi hơn hay thiệt là việc của hai người. Bàn có thể cấm cho không.
    .title = Hơn thiệt tự chịu

## Nợ và phá sản

clause-C-DEBT-1 = Không đủ tiền mặt thì phải gom: bán nhà, thế chấp hoặc trao đổi. Bàn cho thấy còn thiếu bao nhiêu và gom được bao nhiêu.
    .title = Gom tiền trả nợ
clause-C-DEBT-2 = Gom hết tiền, nhà và thế chấp mà vẫn không đủ thì phá sản. Phá sản phải tự tuyên bố và xác nhận; còn khả năng trả mà muốn thôi cũng được.
    .title = Phá sản
clause-C-DEBT-3 = Phá sản vì nợ người chơi: nhà bán cho Ngân hàng nửa giá, rồi mọi tiền, đất và thẻ về chủ nợ. Người phá sản rời ván.
    .title = Gia sản về chủ nợ
clause-C-DEBT-4 = Nhận đất thế chấp từ người phá sản thì chọn: chuộc ngay, hoặc trả 10% bây giờ và chuộc sau. Không trả nổi 10% thì thành nợ Ngân hàng.
    .title = Nhận đất thế chấp
clause-C-DEBT-5 = Phá sản vì nợ Ngân hàng: Ngân hàng thu hết, xóa thế chấp và đấu giá từng lô đất. Nhà về kho, thẻ Ra tù về chồng.
    .title = Gia sản về Ngân hàng
clause-C-DEBT-6 = Người đã phá sản không còn nợ, không ra giá, không trao đổi và không rút thẻ. Lời đề nghị với người đó mất hiệu lực.
    .title = Đã phá sản là xong
clause-C-DEBT-7 = Chỉ còn một người thì người đó thắng ngay. Không đấu giá gì nữa.
    .title = Người cuối cùng
clause-C-DEBT-8 = Nợ được trả từng khoản một, khoản mới nhất trước. Tiền chỉ chuyển khi đã đủ cả khoản, hoặc khi con nợ phá sản.
    .title = Từng khoản một
clause-C-DEBT-9 = Tiền phạt sau lần đổ hỏng thứ ba phải trả xong mới được đi. Ai phá sản vì nó thì không đi nữa.
    .title = Trả phạt rồi mới đi
clause-C-DEBT-10 = Khi bàn không chơi đấu giá, đất của người phá sản trở về Ngân hàng, chưa có chủ.
    .title = Gia sản khi không đấu giá
clause-C-DEBT-11 = Ai rời hẳn ván mà không nợ ai thì coi như phá sản cho Ngân hàng.
    .title = Rời ván

## Kết thúc

clause-C-END-1 = Cả bàn có thể đồng ý dừng bất cứ lúc nào; ai giàu nhất thì thắng. Tài sản gồm tiền, giá đất (đất thế chấp tính nửa) và giá xây nhà.
    .title = Đồng ý dừng
clause-C-END-2 = Nếu bàn đặt số vòng hay số phút, tới hạn thì đi nốt lượt rồi tính tài sản. Bằng nhau thì cùng thắng.
    .title = Tới hạn thì dừng
clause-C-END-3 = Nếu không ai cho dừng, ván chơi tới khi còn một người.
    .title = Chơi tới cùng
