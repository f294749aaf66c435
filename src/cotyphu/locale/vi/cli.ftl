# Dòng lệnh. Tên của bàn cờ, luật bàn và máy, cùng vị trí trong tệp, thì tiếng nào cũng viết như nhau.

cli-about = Cờ Tỷ Phú, trò mua đất thu tiền thuê kinh điển: chơi trong trình duyệt, cho máy đấu hàng nghìn ván, thử một thế cờ, kiểm tra xúc xắc của một ván.
cli-epilogue = Mỗi lệnh có lời giải thích riêng: cotyphu LỆNH --help. Thêm --lang vi hoặc --lang en để dùng tiếng Việt hoặc tiếng Anh; nếu không thì theo LC_ALL, LC_MESSAGES hoặc LANG.
cli-commands = Các lệnh
cli-parameters = Tham số
cli-usage = Cách dùng: cotyphu LỆNH
cli-usage-play = Cách dùng: cotyphu play [THAM SỐ]
cli-usage-simulate = Cách dùng: cotyphu simulate [THAM SỐ]
cli-usage-scenario = Cách dùng: cotyphu scenario [THAM SỐ] TỆP
cli-usage-verify = Cách dùng: cotyphu verify TỆP
cli-help = Hiện lời này.
cli-version = Hiện số phiên bản.

## Khi có sai sót

cli-interrupted = đã dừng
cli-bad-language = --lang: phải là một trong { $known }, lại là { $given }
cli-unknown-command = không có lệnh { $given } (có: { $known })
cli-unknown-option = không có tham số { $given } (xem cotyphu { $command } --help)
cli-unused = { $given }: ở đây không cần thêm gì nữa (xem cotyphu { $command } --help)
cli-missing = thiếu { $name } (xem cotyphu { $command } --help)
cli-no-value = { $name } cần một giá trị (xem cotyphu { $command } --help)
cli-twice = { $name } bị ghi hai lần
cli-not-a-number = { $name }: phải là số nguyên, lại là { $given }
cli-out-of-bounds = { $name }: phải từ { $low } đến { $high }, lại là { $given }
cli-too-small = { $name }: phải từ { $low } trở lên, lại là { $given }
cli-file-unreadable = { $file }: không đọc được: { $why }
cli-file-not-text = { $file }: không phải văn bản UTF-8
cli-file-not-json = { $file }: dòng { $line }, cột { $column }: không phải JSON: { $why }
cli-file-nested = { $file }: các danh sách và đối tượng lồng nhau quá sâu
cli-file-number = { $file }: có một số quá dài: { $given }
cli-file-constant = { $file }: { $given } không phải là số của JSON
cli-file-field-twice = { $file }: một đối tượng có trường { $field } hai lần

## cotyphu scenario

cli-scenario = Làm các việc trong một tình huống và in ra những gì đã xảy ra, dạng JSON: từng sự kiện và lời từ chối kèm điều luật, thế cờ sau đó, bảng việc làm của mỗi người. Dạng của tệp được tả trong docs/scenario.md.
cli-scenario-file = Tình huống, một tệp JSON; - là đọc từ đầu vào chuẩn.
cli-scenario-strict = Dừng ở việc đầu tiên bị từ chối, với mã thoát 1. Nếu không, lời từ chối được ghi lại rồi làm việc tiếp theo.

## cotyphu verify

cli-verify = Kiểm tra nhật ký một ván, như bàn chơi đưa ra: làm lại từng việc theo luật, so từng sự kiện, và tạo lại từng lần đổ xúc xắc, từng lá thẻ từ hạt giống đã chốt trước ván. Mã thoát 0: mọi thứ đều đúng; 1: có chỗ sai; 2: không phải nhật ký.
cli-verify-file = Nhật ký, một tệp JSON; - là đọc từ đầu vào chuẩn.
cli-verify-no-journal = { $file }: không phải nhật ký của một bàn chơi: { $why }
cli-verify-wrong = { $file }: SAI. { $why }
cli-verify-right = { $file }: đúng.
cli-verify-table = Bàn { $table }, bàn cờ { $board }, người chơi: { $players }.
cli-verify-played = { $entries } mục với { $actions } việc nối tiếp nhau đúng luật; mọi sự kiện và mã băm đều khớp.
cli-verify-dice = Cả { $dice } lần đổ xúc xắc và rút thẻ đều từ hạt giống có SHA-256 đã cho xem trước ván: { $commitment }.
cli-verify-no-seed = Hạt giống của xúc xắc chỉ được cho xem khi ván kết thúc; lúc đó nhật ký chứng minh được cả xúc xắc. SHA-256 của nó: { $commitment }.

## cotyphu simulate

cli-simulate = Cho các máy đấu với nhau và đếm xem ai thắng. Cùng một hạt giống cho cùng một kết quả, dù chia cho bao nhiêu tiến trình.
cli-simulate-players = Số người chơi, 2 đến 8, riêng Ngân hàng điện tử 2 đến 4. Nếu không ghi: bằng số máy trong --bots, không có nữa thì 4.
cli-simulate-bots = Máy nào ngồi từng ghế, theo thứ tự ghế, cách nhau bằng dấu phẩy: { $known }. Một tên là cho mọi ghế. Nếu không ghi: { $usual }. Chỗ ngồi có thể có lợi thế: --option first_player=random xóa điều đó.
cli-simulate-games = Số ván, 1 đến 1000000. Nếu không ghi: { $usual }.
cli-simulate-seed = Một số nguyên quyết định mọi xúc xắc, thẻ và lựa chọn. Nếu không ghi: { $usual }.
cli-simulate-board = Bàn cờ: { $known }. Nếu không ghi: bàn đầu tiên.
cli-simulate-option = Một luật bàn dạng tên=giá trị, ghi thêm lần nữa cho luật khác: on hoặc off, một số, none (không giới hạn) hoặc một chữ. Các tên: { $known }. Nếu không ghi turn_limit thì là { $turns } vòng, để ván nào cũng kết thúc.
cli-simulate-json = In kết quả thành một đối tượng JSON thay cho các bảng.
cli-simulate-jobs = Chia việc cho bao nhiêu tiến trình. Nếu không ghi: mỗi nhân máy một tiến trình.
cli-simulate-progress = Số ván
cli-simulate-not-an-option = --option: phải là tên=giá trị, lại là { $given }
cli-simulate-option-twice = --option: { $name } bị ghi hai lần
cli-simulate-seats = --bots: ghi { $bots } máy cho { $players } người chơi: hãy ghi một máy cho mọi ghế, hoặc mỗi ghế một máy
cli-simulate-title = { $games } ván trên bàn cờ { $board }, hạt giống { $seed }
cli-simulate-seat = Ghế
cli-simulate-bot = Máy
cli-simulate-wins = Thắng
cli-simulate-share = Tỷ lệ
cli-simulate-worth = Tài sản trung bình
cli-simulate-ends = Ván kết thúc vì
cli-simulate-ties = Thắng chung
cli-simulate-lengths = Độ dài một ván
cli-simulate-least = Ít nhất
cli-simulate-median = Trung vị
cli-simulate-mean = Trung bình
cli-simulate-most = Nhiều nhất
cli-simulate-rounds = Số vòng
cli-simulate-decisions = Số quyết định của máy
cli-simulate-speed = { $games } ván trong { $seconds } giây ({ $rate } ván mỗi giây)

## cotyphu play

cli-play = Chơi trong trình duyệt: khởi động máy chủ, báo địa chỉ và mở trình duyệt nếu có. Ctrl-C để dừng; lần sau khởi động, ván nào cũng tiếp tục từ chỗ cũ.
cli-play-port = Cổng để nghe, 0 là cổng trống bất kỳ. Nếu không ghi: 8000, hoặc cổng khác nếu cổng đó đã có chủ.
cli-play-host = Địa chỉ để nghe. 0.0.0.0, là khi không ghi, cho điện thoại và máy tính trong mạng của bạn cùng chơi, 127.0.0.1 chỉ cho máy này.
cli-play-data = Thư mục lưu các ván. Nếu không ghi: nơi hệ thống của bạn lưu dữ liệu của chương trình, chẳng hạn ~/.local/share/cotyphu.
cli-play-no-browser = Không mở trình duyệt.
cli-play-address = Chơi ở đây: { $address }
cli-play-others = Thiết bị khác trong mạng của bạn: { $address }
cli-play-data-dir = Các ván được lưu ở { $folder }
cli-play-how-to-stop = Ctrl-C để dừng máy chủ.
cli-play-stopped = Đã dừng. Lần sau khởi động, ván nào cũng tiếp tục từ chỗ cũ.
cli-play-no-client = Các trang của trò chơi chưa được dựng: hãy chạy make play (hoặc make build) trong thư mục dự án.
