"""What can be measured of a page's looks: that nothing is too wide, too small for a thumb, cut off, or closed to some."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TARGET: Final = 44
"""The least side of anything a thumb should hit, in CSS px."""

_SHARED: Final = """
const seen = (el) => {
  const box = el.getBoundingClientRect();
  const style = getComputedStyle(el);
  if (box.width < 1 || box.height < 1 || style.visibility !== "visible" || style.clipPath === "inset(50%)") return false;
  return el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
};
const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
const told = (el) => {
  const name = el.getAttribute("data-testid") ?? el.closest("[data-testid]")?.getAttribute("data-testid") ?? "";
  return `<${el.localName} ${name}> "${(el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 50)}"`;
};
"""

# A thumb hits what lies under it, so what counts is the area that answers, not what is drawn. A radio or a tick box hides in
# its label; the spaces of the board are met again, larger, in the street under it.
_TOO_SMALL: Final = (
    "(least) => {"
    + _SHARED
    + """
  const found = [];
  const all = "a[href], button, input, select, textarea, summary, label:has(input), [role=button]";
  for (const el of top.querySelectorAll(all)) {
    if (!seen(el) || el.closest("svg") || (el.localName === "input" && el.closest("label"))) continue;
    if (el.localName === "label" && !el.querySelector("input")) continue;
    const answers = (px, py) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (hit === el || el.contains(hit) || hit.closest("label")?.contains(el) === true);
    };
    let x = 0, y = 0, box;
    for (const block of ["center", "start"]) {
      el.scrollIntoView({ block, inline: "center", behavior: "instant" });
      box = el.getBoundingClientRect();
      x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (answers(x, y)) break;
    }
    if (!answers(x, y)) { found.push(`${told(el)}: something lies over it`); continue; }
    if (box.width >= least && box.height >= least) continue;
    const reach = (dx, dy) => { let n = 0; while (n < 60 && answers(x + dx * (n + 1), y + dy * (n + 1))) n += 0.5; return n; };
    const width = reach(-1, 0) + reach(1, 0), height = reach(0, -1) + reach(0, 1);
    if (width < least - 1.5 || height < least - 1.5) found.push(`${told(el)}: ${width} x ${height}`);
  }
  return found;
}"""
)

# Measured by the words themselves, since an element's own size counts what a thumb may hit around it. The ticker is cut on
# purpose: the whole line stands in the log it opens.
_CUT_OFF: Final = (
    "() => {"
    + _SHARED
    + """
  const found = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || !seen(el) || el.closest("svg, option, select, .visually-hidden, [data-testid=ticker]")) continue;
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    for (let box = el; box && box !== top; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflow)) break;
      if (style.display === "inline" || style.display === "contents") continue;
      const room = box.getBoundingClientRect();
      const wide = words.left < room.left - 1.5 || words.right > room.right + 1.5;
      const high = style.overflowY !== "visible" && (words.top < room.top - 3 || words.bottom > room.bottom + 3);
      if (wide || high) {
        found.push(`${told(el)}: ${Math.round(words.width)} x ${Math.round(words.height)} in ${Math.round(room.width)} x ${Math.round(room.height)}`);
        break;
      }
      if (box.matches("button, a, .btn")) break;
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of top.querySelectorAll("input[placeholder]")) {
    if (!seen(field)) continue;
    const style = getComputedStyle(field, "::placeholder");
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing;
    const own = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
    const long = pen.measureText(field.placeholder).width;
    if (long > room + 0.5) found.push(`${told(field)}: its "${field.placeholder}" is ${Math.round(long)} in ${Math.round(room)}`);
  }
  return found;
}"""
)

_TOO_WIDE: Final = (
    "() => {"
    + _SHARED
    + """
  const wide = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > wide ? [`the page: ${document.documentElement.scrollWidth} in ${wide}`] : [];
  for (const el of document.querySelectorAll("dialog[open], dialog[open] *")) {
    const over = getComputedStyle(el).overflowX;
    if ((over === "auto" || over === "scroll") && el.scrollWidth > el.clientWidth + 1 && !el.matches(".table")) found.push(told(el));
  }
  return found;
}"""
)


def too_wide(page: Page) -> list[str]:
    """What would have to be scrolled sideways."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return found


def too_small(page: Page) -> list[str]:
    """What a thumb should hit and is smaller than `TARGET`, with its size."""
    found: list[str] = page.evaluate(_TOO_SMALL, TARGET)
    return found


def cut_off(page: Page) -> list[str]:
    """Texts that do not fit their place."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds serious or critical, a line each: rule, what is wrong, where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {node['html'][:160]}: {node.get('failureSummary', '')[:300]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
