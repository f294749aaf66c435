# Những gì nằm trên bàn: bàn cờ, ô, bộ màu, chồng thẻ, nhà, quân cờ, ghế, các bên.

board-london = Luân Đôn
    .hint = Bàn cờ Anh, tiền bảng.
board-atlantic = Atlantic City
    .hint = Bàn cờ Mỹ, tiền đô la.
board-vietnam = Việt Nam
    .hint = Từ Đất Mũi tới Đồng Khởi, tiền đồng.

space-go = Xuất Phát
space-street = Ô đất
space-station = Ga
space-utility = Công ty Điện, Nước
space-chance = Cơ Hội
space-community_chest = Khí Vận
space-tax = Thuế
space-jail = Nhà tù
    .visiting = Thăm tù
space-free_parking = Bãi đỗ xe miễn phí
space-go_to_jail = Vào tù

deck-chance = Cơ Hội
deck-community_chest = Khí Vận

group-brown = Nâu
group-light_blue = Xanh da trời
group-pink = Hồng
group-orange = Cam
group-red = Đỏ
group-yellow = Vàng
group-green = Xanh lá
group-dark_blue = Xanh đậm
group-station = Ga
group-utility = Điện và Nước

building-house = nhà
building-hotel = khách sạn
# Trên một lô: $houses từ 0 tới 5, 5 là khách sạn.
buildings = { $houses ->
    [0] chưa có nhà
    [5] khách sạn
   *[other] { $houses } nhà
}

token-conical_hat = Nón lá
token-cyclo = Xích lô
token-scooter = Xe tay ga
token-pho = Tô phở
token-buffalo = Con trâu
token-coracle = Thuyền thúng
token-lotus = Hoa sen
token-kite = Cánh diều

seat-person = Người chơi
seat-easy = Máy, dễ
seat-normal = Máy, khá

party-bank = Ngân hàng
party-pot = quỹ Bãi đỗ xe
