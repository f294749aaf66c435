"""Packs a screenshot well, with nothing but the browser that took it and zlib."""

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Page

# Rounds each colour to a multiple of 4, which nobody sees, and writes each row as PNG does: as it is, or less its left, or
# less its upper neighbours, whichever leaves the least.
_ROWS: Final = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const pixels = pen.getImageData(0, 0, width, height).data;
  const length = 3 * width;
  const rows = new Uint8Array(height * (length + 1));
  let above = new Uint8Array(length);
  for (let y = 0; y < height; y++) {
    const plain = new Uint8Array(length);
    for (let i = 0; i < length; i++) {
      const value = pixels[4 * (y * width + Math.floor(i / 3)) + (i % 3)];
      plain[i] = value > 252 ? 255 : (value + 2) & ~3;
    }
    const filtered = [plain, plain.map((v, i) => v - (i < 3 ? 0 : plain[i - 3])), plain.map((v, i) => v - above[i])];
    const rest = filtered.map((row) => row.reduce((sum, v) => sum + Math.min(v, 256 - v), 0));
    const best = rest.indexOf(Math.min(...rest));
    rows[y * (length + 1)] = best;
    rows.set(filtered[best], y * (length + 1) + 1);
    above = plain;
  }
  const url = await new Promise((done) => {
    const reader = Object.assign(new FileReader(), { onload: () => done(reader.result) });
    reader.readAsDataURL(new Blob([rows]));
  });
  return [width, height, url.split(",")[1]];
}"""


def slim(page: Page, picture: bytes) -> bytes:
    """The PNG `picture` without transparency, packed anew; `page` is led to an empty page for it."""
    page.goto("about:blank")
    width, height, rows = page.evaluate(_ROWS, base64.b64encode(picture).decode())
    packed = zlib.compress(base64.b64decode(rows), 9)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
