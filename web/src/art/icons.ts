/** Every icon, drawn on 24 by 24; each has a word in the catalogue, `icon-NAME`. */
const LINE = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

// prettier-ignore
export const ICONS = {
  resource: `<path d="M12 1.8 20.6 6.7 12 11.6 3.4 6.7Z"/><path d="M2.6 8.2 11.2 13.1V22.6L2.6 17.7Z" opacity=".82"/><path d="M21.4 8.2 12.8 13.1V22.6L21.4 17.7Z" opacity=".66"/>`,
  tile: `<path fill-rule="evenodd" d="M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5Zm.6 2.6A1.5 1.5 0 0 0 5.1 6.6v10.8a1.5 1.5 0 0 0 1.5 1.5h10.8a1.5 1.5 0 0 0 1.5-1.5V6.6a1.5 1.5 0 0 0-1.5-1.5Z"/><rect x="7.6" y="7.6" width="8.8" height="8.8" rx="1.2"/>`,
  point: `<path d="M12 1.7c.6 0 1.100.35 1.370.9l2.3 4.9 5.200.72c1.250.17 1.74 1.700.83 2.57l-3.8 3.640.96 5.24c.22 1.23-1.08 2.16-2.18 1.57L12 18.7l-4.68 2.54c-1.100.6-2.4-.34-2.18-1.57l.96-5.24-3.8-3.64c-.9-.87-.42-2.400.83-2.57l5.2-.72 2.3-4.9c.26-.55.76-.9 1.37-.9Z"/>`,
  exploit: `<path fill-rule="evenodd" d="M3.8 2.5h7.4A1.8 1.8 0 0 1 13 4.3V9h-2.5v7H13v5.5H2V4.3A1.8 1.8 0 0 1 3.8 2.5ZM5 5.8v2h5v-2ZM5 10.3v2h3v-2ZM5 14.8v2h3v-2Z"/><path d="M12.2 11.3h5.1V7.9L22.6 12.5l-5.3 4.6v-3.4h-5.1Z"/>`,
  urbanize: `<path d="M2 20.2h20v2.3H2Z"/><path d="M11 13.4h2V21h-2Z"/><path d="M12 15.2C9.8 12.9 5.6 12.6 1.9 11c-.5-.2-.8-.7-.6-1.3C2.5 5.6 5.3 2.6 8.8 1.4c1.7-.6 2.400.5 2.7 2.2L12 6.8l.5-3.2c.3-1.7 1-2.8 2.7-2.2 3.5 1.2 6.3 4.2 7.5 8.300.2.6-.1 1.1-.6 1.3-3.7 1.6-7.9 1.9-10.1 4.2Z"/>`,
  construct: `<rect x="3" y="18.3" width="18" height="4.2" rx="1.2"/><rect x="3" y="12.9" width="18" height="4.2" rx="1.2"/><path d="M12 .9 17.2 6.6h-3.5v4.7h-3.4V6.6H6.8Z"/>`,
  final: `<path d="M4 1.8h2.3v20.7H4Z"/><path d="M7.3 3.2c4.3-2 6.6 1.6 10.400.6 1.2-.3 2-.7 2.7-1.100.5-.3 1 0 1 .6v9c0 .4-.2.7-.5.9-4.7 2.6-7.2-1.3-11.6-.3-.8.2-1.400.4-2 .7Z"/>`,
  newhand: `<rect x="8" y="2" width="8" height="14" rx="1.6"/><rect x="8" y="2" width="8" height="14" rx="1.6" transform="rotate(-27 12 22)" opacity=".55"/><rect x="8" y="2" width="8" height="14" rx="1.6" transform="rotate(27 12 22)" opacity=".55"/><path d="M7.6 20.2c2.6 2 6.3 1.9 8.8-.1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M17.5 17.6v4l-3.8-.9Z"/>`,
  site: `<g ${LINE}><path d="M8 21.5V3.5M4.5 21.5h7M8 3.5 19.5 6.5M3.5 7h17M8 3.5 3.5 7v2.5M17 7v5.5"/><rect x="14.7" y="12.7" width="4.6" height="3.8" rx=".8" fill="currentColor"/></g>`,
  floors: `<g ${LINE}><path d="M4 19h16M4 12h16M4 5h16" stroke-width="3"/></g>`,
  deck: `<g ${LINE}><rect x="4" y="5.5" width="11" height="15" rx="2"/><path d="M8 3h9.5A2.5 2.5 0 0 1 20 5.5V17"/></g>`,
  lock: `<g ${LINE}><rect x="5" y="10.5" width="14" height="10.5" rx="2.2"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3"/></g>`,
  check: `<path d="m4.5 12.8 5 5L19.8 6.8" ${LINE} stroke-width="2.6"/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" ${LINE}/>`,
  arrow: `<path d="M4 12h15M13.5 6.5 19.3 12l-5.8 5.5" ${LINE}/>`,
  chevron: `<path d="m9 5 7 7-7 7" ${LINE}/>`,
  replay: `<g ${LINE}><path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5"/><path d="m10.2 9 4.8 3-4.8 3Z" fill="currentColor"/></g>`,
  sun: `<g ${LINE}><circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/></g>`,
  night: `<path d="M20 14.5A8.3 8.3 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.5Z" ${LINE}/>`,
  help: `<g ${LINE}><circle cx="12" cy="12" r="9.3"/><path d="M9.3 9.4c.2-3.5 5.8-3.4 5.500.1-.2 2-2.7 2.2-2.8 4.3M12 17.2v.1"/></g>`,
  menu: `<path d="M4 6.5h16M4 12h16M4 17.5h16" ${LINE}/>`,
  district: `<g ${LINE}><path d="M3.5 9.5v-4a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v3.5h5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-5H5.5a2 2 0 0 1-2-2Z" stroke-dasharray="2.6 2.9"/></g>`,
  log: `<path d="M5 5h14M5 10h14M5 15h9M5 20h6" ${LINE}/>`,
  hand: `<g ${LINE}><rect x="3.5" y="7" width="8.5" height="13" rx="1.8"/><path d="m10 5.3 1.5-.9 8 4.6-6.5 11.2"/></g>`,
  you: `<g ${LINE}><circle cx="12" cy="8" r="4.2"/><path d="M4 21c.8-4.5 4-6.5 8-6.5s7.2 2 8 6.5"/></g>`,
  people: `<g ${LINE}><circle cx="9" cy="8.5" r="3.6"/><path d="M2.5 20c.6-4 3.2-5.7 6.5-5.7s5.9 1.7 6.5 5.7M16 5.2a3.4 3.4 0 0 1 0 6.5M18 14.7c2 .8 3.2 2.5 3.6 5.3"/></g>`,
  city: `<g ${LINE}><path d="M3 21h18M5 21v-8.5h5V21M10 21V5.5h6V21M16 10.5h3.5V21M13 9v.1M13 13v.1"/></g>`,
  fit: `<path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15" ${LINE}/>`,
  plus: `<path d="M12 4.5v15M4.5 12h15" ${LINE} stroke-width="2.4"/>`,
  minus: `<path d="M4.5 12h15" ${LINE} stroke-width="2.4"/>`,
  undo: `<g ${LINE}><path d="M9 6 4.5 10.5 9 15"/><path d="M5 10.5h9a5.5 5.5 0 0 1 0 11h-3"/></g>`,
  design: `<g ${LINE}><circle cx="12" cy="4.5" r="2"/><path d="M11 6.4 5.5 21M13 6.4 18.5 21M7.5 15.5c2.8 1.6 6.2 1.6 9 0"/></g>`,
  advertising: `<g ${LINE}><path d="M4 10v4.5h3.5L17 19.5V5L7.5 10Z"/><path d="M7.5 14.5 9 20.5h2.5L10.5 16M19.8 9.5c1.3 1.5 1.3 4 0 5.5"/></g>`,
  expropriation: `<g ${LINE}><path d="M9 21V9.5h6V21M7 21h10"/><path d="M4 7.5C6 3 12 1.5 16.5 4.5M17.2 1.5v3.6h-3.6M20 14c.3 1.500.2 3-.4 4.5"/></g>`,
  quality: `<g ${LINE}><circle cx="10" cy="10" r="6.8"/><path d="m15 15 6 6M7 10.2l2.2 2.2 4-4.4"/></g>`,
  eye: `<g ${LINE}><path d="M2 12c2.6-4.6 6-6.8 10-6.8s7.4 2.2 10 6.8c-2.6 4.6-6 6.8-10 6.8S4.6 16.6 2 12Z"/><circle cx="12" cy="12" r="3"/></g>`,
  tree: `<path d="M12 2C7.5 2 5 5.2 5 8.7 5 12.4 8 15 11 15.3V22h2v-6.7c3-.3 6-2.9 6-6.6C19 5.2 16.5 2 12 2Z"/>`,
  keep: `<g ${LINE}><rect x="5" y="3" width="14" height="18" rx="2.2"/><path d="M9 3v8l3-2.2L15 11V3"/></g>`,
  bot: `<g ${LINE}><rect x="4.5" y="8" width="15" height="11.5" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5M2 12.5v3M22 12.5v3"/><circle cx="12" cy="3.5" r="1"/></g>`,
  hint: `<g ${LINE}><path d="M9 18h6M10 21h4M12 3a6.2 6.2 0 0 0-3.6 11.200c.7.5 1 1.200 1.100 2.000h5c.1-.8.4-1.500 1.100-2A6.200 6.200 0 0 0 12 3Z"/></g>`,
  chat: `<g ${LINE}><path d="M4 5.500h16v11H11l-4.500 4v-4H4Z"/></g>`,
  link: `<g ${LINE}><path d="M10 14a4.200 4.200 0 0 0 6 0l3-3a4.200 4.200 0 0 0-6-6l-1.500 1.500M14 10a4.200 4.200 0 0 0-6 0l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500"/></g>`,
  bell: `<g ${LINE}><path d="M6 16V11a6 6 0 0 1 12 0v5l1.800 2.200H4.200ZM10 21h4"/></g>`,
  sound: `<g ${LINE}><path d="M4 9.5v5h3.5l5 4.5V5l-5 4.5Z"/><path d="M16 9c1.6 1.7 1.6 4.300 0 6M18.800 6.300c3.100 3 3.100 8.400 0 11.400"/></g>`,
  mute: `<g ${LINE}><path d="M4 9.5v5h3.5l5 4.5V5l-5 4.5Z"/><path d="m16.300 9.500 5 5m0-5-5 5"/></g>`,
  play: `<path d="M7 4.500v15l12.500-7.500Z"/>`,
  pause: `<path d="M6.500 4.500h4v15h-4ZM13.500 4.500h4v15h-4Z"/>`,
  next: `<g ${LINE}><path d="m6 5 8 7-8 7ZM18 5v14" /></g>`,
  share: `<g ${LINE}><path d="M12 15V3.500M8 7l4-3.800L16 7M6 11H4.500v9.500h15V11H18"/></g>`,
  download: `<g ${LINE}><path d="M12 3.500V15M8 11.500l4 3.800 4-3.800M4.500 20.500h15"/></g>`,
  book: `<g ${LINE}><path d="M12 6.500C9.500 4.800 6.500 4.500 3.500 5v13.500c3-.5 6-.2 8.500 1.500 2.500-1.700 5.500-2 8.500-1.500V5c-3-.5-6-.2-8.500 1.500ZM12 6.500V20"/></g>`,
  hourglass: `<g ${LINE}><path d="M6 3h12M6 21h12M7.500 3c0 5 4.500 5.500 4.500 9s-4.500 4-4.500 9M16.500 3c0 5-4.500 5.500-4.500 9s4.500 4 4.500 9"/></g>`,
  screen: `<g ${LINE}><path d="M3.500 18.500 7 6h10l3.500 12.500ZM12 6v12.500"/></g>`,
  swap: `<g ${LINE}><path d="M4 8.500h15M15.500 5 19 8.500 15.500 12M20 15.500H5M8.500 12 5 15.500 8.500 19"/></g>`,
} as const;

/** The symbols of players; squares, cubes and stars are items and never stand for players. */
// prettier-ignore
export const SYMBOLS = {
  plum: "M12 1.5 21.5 12 12 22.5 2.5 12Z",
  mint: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z",
  onyx: "M12 2 22.5 21H1.5Z",
  pearl: "M15.5 2.2A10 10 0 1 0 21.8 17 8.7 8.7 0 0 1 15.5 2.2Z",
  rose: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z",
} as const;

/** The ginkgo leaf, on 100 by 100. */
export const LEAF =
  "M50 63C45 56 26 53 6.5 45.5C2.6 44 1.2 40.6 2.4 37.2C7 23.4 18 12.2 31 7.6C33.4 6.7 35 8.4 36.4 7.2C39.6 5 45.6 5.8 46.8 11.4C47.6 16 48.6 21 50 27.5C51.4 21 52.4 16 53.2 11.4C54.4 5.8 60.4 5 63.6 7.2C65 8.4 66.6 6.7 69 7.6C82 12.2 93 23.4 97.6 37.2C98.8 40.6 97.4 44 93.5 45.5C74 53 55 56 50 63Z";
/** The same, fuller, to carry a letter. */
export const TOKEN_LEAF =
  "M50 65C44 58 25 56 5 47.5C1.5 46 .8 42.8 1.8 39.5C6.5 25 18 12.8 32 8C36 6.6 43 5.6 46.5 9.5C48 11.2 49 14 50 18C51 14 52 11.2 53.5 9.5C57 5.6 64 6.6 68 8C82 12.8 93.5 25 98.2 39.5C99.2 42.8 98.5 46 95 47.5C75 56 56 58 50 65Z";
export const STEM = "M50 60C49.6 72 50.5 84 57 96";
export const LEAF_VEINS = Array.from({ length: 15 }, (_, at) => {
  const angle = ((-76 + (at * 152) / 14) * Math.PI) / 180;
  const end = at === 7 ? 30 : 44 - Math.abs(Math.sin(angle)) * 2;
  const point = (radius: number, squeeze: number) =>
    `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(62 - Math.cos(angle) * radius * squeeze).toFixed(1)}`;
  return `M${point(16, 0.92)}L${point(end, 0.98)}`;
}).join("");

export type IconName = keyof typeof ICONS | "leaf" | "veined";

export const EVENT_ICONS: Record<string, IconName> = {
  "design competition": "design",
  "advertising campaign": "advertising",
  expropriation: "expropriation",
  "quality control": "quality",
};
