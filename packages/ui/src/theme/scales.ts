/** Every theme value except colors, as data: theme.css.ts writes it as CSS, tokenFile.ts for design tools. */

export const families = {
  sans: ['Inter Variable', 'Inter Fallback', 'system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
  mono: ['Geist Mono Variable', 'Geist Mono Fallback', 'ui-monospace', 'SF Mono', 'Menlo', 'Consolas', 'monospace'],
} as const;

interface TextStyle {
  family: keyof typeof families;
  weight: 400 | 500 | 600;
  /** In px at the default root size; written in rem. */
  size: number;
  line: number;
  /** In em. */
  tracking: number;
}

const sans = (weight: TextStyle['weight'], size: number, line: number, tracking: number): TextStyle => ({
  family: 'sans',
  weight,
  size,
  line,
  tracking,
});

export const textStyles = {
  caption: sans(400, 12, 16, 0),
  label: sans(500, 12, 16, 0),
  bodySm: sans(400, 13, 20, -0.006),
  body: sans(400, 14, 20, -0.006),
  bodyLg: sans(400, 16, 24, -0.006),
  titleSm: sans(600, 14, 20, -0.006),
  title: sans(600, 16, 24, -0.006),
  h3: sans(600, 20, 28, -0.012),
  h2: sans(600, 24, 32, -0.016),
  h1: sans(600, 28, 36, -0.018),
  display: sans(600, 36, 44, -0.022),
  code: { family: 'mono', weight: 400, size: 13, line: 20, tracking: 0 },
} as const satisfies Record<string, TextStyle>;

/** In px, on a grid of 4. */
export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
  20: 80,
  24: 96,
} as const;

/** Page margin in px: from 1264, from 744, and below. */
export const pageGutter = { wide: 32, medium: 24, narrow: 16 } as const;

/** Heights in px. Compact is a separate set of tokens, not a factor: touch targets and icons do not shrink. */
export const densities = {
  comfortable: { controlSm: 28, controlMd: 32, controlLg: 36, controlXl: 44, row: 44, head: 36 },
  compact: { controlSm: 28, controlMd: 32, controlLg: 32, controlXl: 40, row: 36, head: 32 },
} as const;

/** In px. Inner = outer - padding. */
export const radius = { 1: 2, 2: 4, 3: 6, 4: 8, 5: 12, 6: 16, full: 999 } as const;

/** In ms. Reduced motion keeps a short fade: an instant change is harder to follow than 100 ms. */
export const durations = {
  full: { press: 80, hover: 120, enter: 160, popover: 200, drawer: 240, spotlight: 320 },
  reduced: { press: 0, hover: 0, enter: 100, popover: 100, drawer: 100, spotlight: 100 },
} as const;

/** Cubic Béziers. */
export const easings = { standard: [0.2, 0, 0, 1], enter: [0.16, 1, 0.3, 1], exit: [0.4, 0, 1, 1] } as const;

export const zIndex = { sticky: 10, nav: 20, overlay: 30, dialog: 40, tour: 50, toast: 60 } as const;

/** In px. */
export const shell = { navWidth: 256, topBarHeight: 52 } as const;

export interface ShadowLayer {
  isInset?: boolean;
  /** In px. */
  y: number;
  blur: number;
  spread: number;
  /** `rgb(r g b/a)` in light and dark. */
  color: readonly [light: string, dark: string];
}

const ink = (alpha: number) => `rgb(15 23 42/${alpha})`;
const black = (alpha: number) => `rgb(0 0 0/${alpha})`;
const white = (alpha: number) => `rgb(255 255 255/${alpha})`;
const drop = (y: number, blur: number, spread: number, light: string, dark: string): ShadowLayer => ({
  y,
  blur,
  spread,
  color: [light, dark],
});

export const shadows = {
  raised: [drop(1, 2, 0, ink(0.06), black(0.3))],
  solid: [
    { isInset: true, y: 1, blur: 0, spread: 0, color: [white(0.16), white(0.16)] },
    drop(1, 2, 0, ink(0.3), black(0.4)),
  ],
  popover: [
    drop(0, 0, 1, ink(0.08), white(0.09)),
    drop(4, 8, -2, ink(0.1), black(0.4)),
    drop(12, 24, -4, ink(0.14), black(0.5)),
  ],
  dialog: [
    drop(0, 0, 1, ink(0.06), white(0.1)),
    drop(8, 16, -4, ink(0.12), black(0.5)),
    drop(24, 48, -8, ink(0.2), black(0.7)),
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>;
