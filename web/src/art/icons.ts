/** Signs of the pages, drawn with one pen in a box of 24×24: paths to stroke, and dots to fill. */

export interface Drawing {
  /** Path data of the strokes. */
  pen: string;
  /** Path data of what is filled. */
  ink?: string;
}

function dots(...points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z`).join("");
}

export const ICONS = {
  dice: {
    pen: "M5 10.5h8.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19v-7A1.5 1.5 0 0 1 5 10.5zM8.5 7.5l2.2-3a1.5 1.5 0 0 1 2-.4l7 4.4a1.5 1.5 0 0 1 .4 2.1l-4 5.6",
    ink: dots([6.6, 13.4], [11.9, 17.7], [14.2, 7.6]),
  },
  gavel: { pen: "M13 4l6.5 6.5M10.5 6.5l6.5 6.5M14 5l-4.5 4.5 4.5 4.5L18.5 9.5zM11.7 11.7L4 19.4M12.5 20.5h8" },
  hammer: { pen: "M13.5 8.5L4.5 17.5l2 2 9-9M11 6l3-2.5 5.5 4.5-1 3.5-2-.5-3-2.5z" },
  trade: { pen: "M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5" },
  house: { pen: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20" },
  hotel: { pen: "M4 20.5v-8h16v8M7.5 12.5V7h9v5.5M2.5 12.5h19M6 7l6-3.5L18 7M10.5 20.5v-4h3v4" },
  bank: { pen: "M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15" },
  wallet: {
    pen: "M4 7.5h14.5A1.5 1.5 0 0 1 20 9v9.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5zM4 7.5L15.5 4v3.5M20 12h-4a2 2 0 0 0 0 4h4",
    ink: dots([16.4, 14]),
  },
  jail: { pen: "M4.5 3.5h15v17h-15zM8.2 3.5v17M12 3.5v17M15.8 3.5v17M4.5 12h3.7M15.8 12h3.7" },
  release: { pen: "M15 10.5a4.5 4.5 0 1 0-3.5 4.4l1.5-1.5h2l.5-2 2 .5 3.5-3.5V5h-3.5z", ink: dots([9.4, 11.6]) },
  deed: { pen: "M6 3.5h12v17H6zM6 8h12M9 11.5h6M9 14.5h6M9 17.5h3.5" },
  mortgage: { pen: "M6 3.5h12v17H6zM9.5 15.5l5-7M9.2 9.4h.2M14.6 14.6h.2" },
  card: { pen: "M4 6.5l11-3 4.5 14.5-11 3zM12 9.5c.3-1.8 3-1.7 3 .2 0 1.5-2 1.6-1.7 3.2M13.7 15.6v.1" },
  menu: { pen: "M4 7h16M4 12h16M4 17h16" },
  more: { pen: "", ink: dots([5.5, 12], [12, 12], [18.5, 12]) },
  sound_on: { pen: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" },
  sound_off: { pen: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" },
  language: {
    pen: "M3.5 5.5h9M8 3.5v2M11 5.5c-.8 4-3.3 6.8-7 8M5.5 8.5c1.3 2.5 3 4 5.5 5M12 20.5l4.5-11 4.5 11M13.7 17h5.6",
  },
  settings: {
    pen: "M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM9.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z",
  },
  info: { pen: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17zM12 11v5.5", ink: dots([12, 7.7]) },
  help: {
    pen: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17zM9.5 9.7c0-3.2 5-3.2 5 0 0 2-2.5 2.1-2.5 4.3",
    ink: dots([12, 16.8]),
  },
  link: {
    pen: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1",
  },
  qr: {
    pen: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17 20h3v-.5M14 20v-.5",
    ink: dots([7, 7], [17, 7], [7, 17]),
  },
  eye: { pen: "M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6z" },
  clock: { pen: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17zM12 7.5V12l3 2.5" },
  chart: { pen: "M4 4v16h16M7.5 15.5l4-5 3 2.5 5-7" },
  log: { pen: "M8 6h12M8 12h12M8 18h12", ink: dots([4.5, 6], [4.5, 12], [4.5, 18]) },
  trophy: {
    pen: "M8 4h8v5.5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3.5 1.5 5 3.7 5M16 5.5h3.5c0 3.5-1.5 5-3.7 5M12 13.5V17M8.5 20.5h7l-1-3.5h-5z",
  },
  flag: { pen: "M5.5 21V3.5M5.5 4.5c4.5-2 7.5 2 13 0v9c-5.5 2-8.5-2-13 0" },
  exit: { pen: "M13.5 4H5.5v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" },
  person: { pen: "M12 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5" },
  bot: { pen: "M5 9h14v10H5zM12 9V5M9 14.5v-1M15 14.5v-1M2.5 12.5v3M21.5 12.5v3", ink: dots([12, 4.2]) },
  phone: { pen: "M7.5 2.5h9v19h-9zM11 18.7h2" },
  sun: {
    pen: "M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  },
  moon: { pen: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z" },
  plus: { pen: "M12 5v14M5 12h14" },
  minus: { pen: "M5 12h14" },
  check: { pen: "M4.5 12.5l5 5 10-11" },
  close: { pen: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  sunrise: { pen: "M3.5 18.5h17M7 18.5a5 5 0 0 1 10 0M12 9V4.5M9.5 7L12 4.5 14.5 7M4.5 10.5l2.2 2M19.5 10.5l-2.2 2" },
  pin: {
    pen: "M12 21c-4-4.7-6.5-8-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 13 16 16.3 12 21zM12 7.3a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 1 1 0-4.8z",
  },
  search: { pen: "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM15 15l5 5" },
  keypad: { pen: "M5 4h14v16H5zM8.5 8h7", ink: dots([9, 12], [12, 12], [15, 12], [9, 16], [12, 16], [15, 16]) },
  up: { pen: "M5 15l7-7 7 7" },
  down: { pen: "M5 9l7 7 7-7" },
  left: { pen: "M15 5l-7 7 7 7" },
  right: { pen: "M9 5l7 7-7 7" },
  forward: { pen: "M4.5 5.5l7 6.5-7 6.5zM12.5 5.5l7 6.5-7 6.5z" },
  pause: { pen: "M8.5 5v14M15.5 5v14" },
  play: { pen: "M7 4.5l12 7.5-12 7.5z" },
  undo: { pen: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4" },
  copy: { pen: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" },
  warning: { pen: "M12 4l9 16H3zM12 10v5", ink: dots([12, 17.4]) },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
