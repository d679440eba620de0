import { ramps, type Tone } from './ramps.ts';

/** A color for each theme: `#rrggbb`, `rgb(r g b/a)`, or a ramp step such as `{neutral.12}`. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * Values of `vars.color`, [light, dark]. Plain data, so that the contrast test, the token file and the style sheet
 * share them.
 */
export const surfaces = {
  app: ['#f8f8fa', '#0e1013'],
  surface: ['#ffffff', '#131518'],
  subtle: ['#fcfcfd', '#16181b'],
  raised: ['#ffffff', '#191b1f'],
  overlay: ['#ffffff', '#1d1f23'],
  inset: ['#f1f2f4', '#0e1013'],
  control: ['#ffffff', '#131518'],
  hover: ['#f1f2f4', '#232528'],
  active: ['#e8eaef', '#2d2f34'],
  rowHover: ['#f8f8fa', '#1e2024'],
  segment: ['#ffffff', '#35383e'],
} as const;

export const buttonColors = {
  bg: ['#ffffff', '#232528'],
  bgHover: ['#f1f2f4', '#2d2f34'],
  bgActive: ['#e8eaef', '#35383e'],
  bgDisabled: ['#f1f2f4', '#1d1f23'],
  border: ['#dee2e8', '#35383e'],
} as const;

export const inverseColors = {
  bg: ['#1f2126', '#e8eaef'],
  fg: ['#f8f8fa', '#191b20'],
} as const;

export const textColors = {
  strong: ['#191b20', '#f1f2f4'],
  subtle: ['#656c79', '#8b919d'],
  disabled: ['#888f9b', '#666c77'],
} as const;

export const lineColors = {
  subtle: ['#e8eaef', '#24262b'],
  default: ['#dee2e8', '#2d2f34'],
  strong: ['#6b7280', '#8b919d'],
} as const;

const step = (ramp: Tone, number: keyof (typeof ramps)['neutral']): ColorPair => [
  `{${ramp}.${number}}`,
  `{${ramp}.${number}}`,
];
const same = (color: string): ColorPair => [color, color];

export const semanticColors = {
  bg: {
    ...surfaces,
    selected: step('primary', 3),
    // In dark, the solid step has only 2.9:1 on an overlay; a checked box or switch must be visible there too.
    checked: ['{primary.9}', '{primary.10}'],
  },
  button: buttonColors,
  inverse: inverseColors,
  scrim: ['rgb(15 23 42/.32)', 'rgb(0 0 0/.6)'],
  fg: { ...textColors, default: step('neutral', 12), muted: step('neutral', 11), link: step('primary', 11) },
  border: { ...lineColors, control: step('neutral', 8) },
  focus: step('primary', 11),
} as const;

export const tones = ['primary', 'info', 'success', 'warning', 'danger', 'neutral'] as const satisfies readonly Tone[];

/** `#rrggbb` with each channel reduced by a fifth. */
function darker(hex: string): string {
  const channels = [1, 3, 5].map((start) => Math.round(Number.parseInt(hex.slice(start, start + 2), 16) * 0.8));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The ramp step of each tone name. */
export function toneColors(tone: Tone) {
  const [light, dark] = ramps[tone][9];
  return {
    bg: step(tone, 3),
    bgHover: step(tone, 4),
    bgActive: step(tone, 5),
    border: step(tone, 6),
    edge: step(tone, 8),
    solid: step(tone, 9),
    solidHover: step(tone, 10),
    // Darker than the solid in both themes, so that white text gains contrast while pressed.
    solidActive: [darker(light), darker(dark)] as ColorPair,
    onSolid: same('#ffffff'),
    fg: step(tone, 11),
    fgStrong: step(tone, 12),
  };
}

const seriesStep = (number: keyof (typeof ramps)['series']): ColorPair => [`{series.${number}}`, `{series.${number}}`];

/**
 * Values of `vars.chart`: six series, a seventh for the rest, and five steps for maps. All seven also differ in
 * lightness, for readers with color vision deficiencies.
 */
export const chartColors = {
  series: {
    1: seriesStep(1),
    2: seriesStep(2),
    3: seriesStep(3),
    4: seriesStep(4),
    5: seriesStep(5),
    6: seriesStep(6),
    7: seriesStep(7),
  },
  scale: {
    1: ['{primary.5}', '{primary.4}'],
    2: ['{primary.7}', '{primary.6}'],
    3: step('primary', 8),
    4: ['{primary.9}', '{primary.11}'],
    5: step('primary', 12),
  },
} as const satisfies { [Group in 'series' | 'scale']: Readonly<Record<number, ColorPair>> };

export const brandColors = {
  identity: same('#0b62d6'),
  onIdentity: same('#ffffff'),
  ink: ['#0b1f44', '#0c1730'],
} as const;
