import { lightDark } from './lightDark.ts';

/**
 * Values of `vars.color` that are not steps of a ramp, [light, dark]. Kept as data so that the contrast test reads
 * the same numbers as the style sheet.
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

export const buttonColours = {
  bg: ['#ffffff', '#232528'],
  bgHover: ['#f1f2f4', '#2d2f34'],
  bgActive: ['#e8eaef', '#35383e'],
  bgDisabled: ['#f1f2f4', '#1d1f23'],
  border: ['#dee2e8', '#35383e'],
} as const;

export const inverseColours = {
  bg: ['#1f2126', '#e8eaef'],
  fg: ['#f8f8fa', '#191b20'],
} as const;

export const textColours = {
  strong: ['#191b20', '#f1f2f4'],
  subtle: ['#656c79', '#8b919d'],
  disabled: ['#888f9b', '#666c77'],
} as const;

export const lineColours = {
  subtle: ['#e8eaef', '#24262b'],
  default: ['#dee2e8', '#2d2f34'],
  strong: ['#6b7280', '#8b919d'],
} as const;

/** Turns each [light, dark] pair into the CSS value that follows the mode. */
export function bothModes<Name extends string>(
  pairs: Readonly<Record<Name, readonly [string, string]>>,
): Record<Name, string> {
  const entries = Object.entries<readonly [string, string]>(pairs).map(([name, [light, dark]]) => [
    name,
    lightDark(light, dark),
  ]);
  // Object.fromEntries forgets the keys; they are those of `pairs` by construction.
  return Object.fromEntries(entries) as Record<Name, string>;
}
