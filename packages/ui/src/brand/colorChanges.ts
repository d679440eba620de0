import {
  contrast,
  faintestSurface,
  fillContrast,
  type Mode,
  type ModePalette,
  sheet,
  textContrast,
} from './generateModePalette.ts';
import { channels, toOklch } from './oklch.ts';

/** A color that was adjusted for contrast: "Moved 4% darker. White on buttons was 4.3:1, now 4.6:1." */
export interface ColorChange {
  /** Where the color is used: as the fill of a button, or as the text of a link. */
  use: 'button' | 'link';
  mode: Mode;
  /** The brand color. */
  from: string;
  /** The adjusted color. */
  to: string;
  /** Change of lightness in OKLCH, -1 to 1: -0.04 is 4% darker. */
  lightness: number;
  /**
   * `text`: text had too little contrast. `page`: the button had too little contrast with the page. `scale`: links use
   * a fixed step of the scale, which is readable in every state.
   */
  cause: 'text' | 'page' | 'scale';
  /** What the contrast was measured against: the text on a button, or the page. */
  against: string;
  /** Contrast of the brand color. */
  before: number;
  /** Contrast of the adjusted color. */
  after: number;
  /** The contrast that WCAG 2.2 requires. */
  minContrast: number;
}

/** The contrast of one text in a brand's colors. */
export interface ContrastCheck {
  use: 'button' | 'link';
  mode: Mode;
  /** Color of the text. */
  text: string;
  background: string;
  contrast: number;
  /** Conformance level of WCAG 2.2 for normal text. */
  level: 'AA' | 'AAA';
}

const modes = ['light', 'dark'] as const;

type Palettes = Readonly<Record<Mode, ModePalette>>;

/** Lists the colors that differ from the brand color, with the reason. */
export function findColorChanges(primary: string, palettes: Palettes): ColorChange[] {
  const lightness = toOklch(channels(primary)).l;
  const change = (
    use: ColorChange['use'],
    mode: Mode,
    to: string,
    why: Pick<ColorChange, 'cause' | 'against' | 'minContrast'>,
  ): ColorChange => ({
    use,
    mode,
    from: primary,
    to,
    lightness: toOklch(channels(to)).l - lightness,
    ...why,
    before: contrast(primary, why.against),
    after: contrast(to, why.against),
  });
  return modes.flatMap((mode) => {
    const { ramp, onSolid, moved } = palettes[mode];
    const isUnreadable = contrast(primary, onSolid) < textContrast;
    const button = isUnreadable
      ? ({ cause: 'text', against: onSolid, minContrast: textContrast } as const)
      : ({ cause: 'page', against: faintestSurface[mode], minContrast: fillContrast } as const);
    const isFaint = contrast(primary, sheet[mode]) < textContrast;
    const link = { cause: isFaint ? 'text' : 'scale', against: sheet[mode], minContrast: textContrast } as const;
    return [
      ...(moved > 0 ? [change('button', mode, ramp[9], button)] : []),
      ...(ramp[11] === primary ? [] : [change('link', mode, ramp[11], link)]),
    ];
  });
}

/** Measures the text on buttons and the links on a page in both modes. */
export function checkContrast(palettes: Palettes): ContrastCheck[] {
  const check = (use: ContrastCheck['use'], mode: Mode, text: string, background: string): ContrastCheck => {
    const measured = contrast(text, background);
    return { use, mode, text, background, contrast: measured, level: measured >= 7 ? 'AAA' : 'AA' };
  };
  return [
    ...modes.map((mode) => check('button', mode, palettes[mode].onSolid, palettes[mode].ramp[9])),
    ...modes.map((mode) => check('link', mode, palettes[mode].ramp[11], sheet[mode])),
  ];
}
