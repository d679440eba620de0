import type { BrandSlot } from '../core/database/schema.ts';

/** "NORTHLIGHT" in strokes on a grid of 20 units, because published SVG has no text. */
const LETTERS: readonly (readonly [width: number, strokes: string])[] = [
  [15, 'M0 20V0L15 20V0'],
  [20, 'M10 0a10 10 0 1 0 .01 0Z'],
  [13, 'M0 20V0H7a6 6 0 0 1 0 12H0M7 12L13 20'],
  [14, 'M0 0H14M7 0V20'],
  [15, 'M0 0V20M15 0V20M0 10H15'],
  [11, 'M0 0V20H11'],
  [0, 'M0 0V20'],
  [19, 'M17.5 3.6A10 10 0 1 0 19 10H11'],
  [15, 'M0 0V20M15 0V20M0 10H15'],
  [14, 'M0 0H14M7 0V20'],
];
const GAP = 8;

/** The north star above the horizon, in a square of 40 units. */
const mark = (ink: string, light: string): string =>
  `<path d="M20 4Q21.5 18.5 36 20Q21.5 21.5 20 36Q18.5 21.5 4 20Q18.5 18.5 20 4Z" fill="${light}"/>` +
  `<path d="M2 30A20 20 0 0 0 38 30" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`;

function wordmark(ink: string): string {
  let x = 0;
  const strokes = LETTERS.map(([width, path]) => {
    const letter = `<path d="${path}" transform="translate(${x} 0)"/>`;
    x += width + GAP;
    return letter;
  });
  return `<g fill="none" stroke="${ink}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const login = (ink: string, light: string): string =>
  svg(
    410,
    150,
    `<g transform="translate(165 12) scale(2)">${mark(ink, light)}</g><g transform="translate(59 110) scale(1.4)">${wordmark(ink)}</g>`,
  );

const menu = (ink: string, light: string): string =>
  svg(
    356,
    56,
    `<g transform="translate(6 8)">${mark(ink, light)}</g><g transform="translate(68 17) scale(1.15)">${wordmark(ink)}</g>`,
  );

const DARK_INK = ['#10243e', '#0d8f82'] as const;
const LIGHT_INK = ['#eef3f8', '#4fd6c4'] as const;

/** The brand color of the demo's reseller. */
export const northlightColor = '#17897f';

type SeedLogo = {
  readonly slot: BrandSlot;
  /** Whether it is for the dark theme. */
  readonly dark: boolean;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly content: string;
};

/** The logos of the demo's reseller, as they are after an upload. */
export const northlightLogos: readonly SeedLogo[] = [
  { slot: 'LOGIN_LOGO', dark: false, name: 'northlight.svg', width: 410, height: 150, content: login(...DARK_INK) },
  {
    slot: 'LOGIN_LOGO',
    dark: true,
    name: 'northlight-light.svg',
    width: 410,
    height: 150,
    content: login(...LIGHT_INK),
  },
  { slot: 'NAV_LOGO', dark: false, name: 'menu.svg', width: 356, height: 56, content: menu(...DARK_INK) },
  { slot: 'NAV_LOGO', dark: true, name: 'menu-light.svg', width: 356, height: 56, content: menu(...LIGHT_INK) },
  {
    slot: 'NAV_LOGO_SMALL',
    dark: false,
    name: 'star.svg',
    width: 56,
    height: 56,
    content: svg(56, 56, `<g transform="translate(8 8)">${mark(...DARK_INK)}</g>`),
  },
  {
    slot: 'NAV_LOGO_SMALL',
    dark: true,
    name: 'star-light.svg',
    width: 56,
    height: 56,
    content: svg(56, 56, `<g transform="translate(8 8)">${mark(...LIGHT_INK)}</g>`),
  },
];
