import type { ColorPair } from './colors.ts';

/** A color for each theme; the browser picks by the current `color-scheme`, so a section can have its own theme. */
export function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

type CssOf<Data> = Data extends ColorPair ? string : { [Name in keyof Data]: CssOf<Data[Name]> };

/** `{neutral.12}` is the variable of that step; anything else is CSS already. */
const color = (value: string) => value.replace(/^\{(\w+)\.(\w+)\}$/, 'var(--ds-$1-$2)');

/** Each [light, dark] pair as a CSS value that follows the theme, under the same names. */
export function lightDarkTokens<const Data extends object>(data: Data): CssOf<Data> {
  const css = (value: unknown): unknown => {
    if (!Array.isArray(value)) return lightDarkTokens(value as object);
    const [light, dark] = (value as unknown as ColorPair).map(color) as [string, string];
    return light === dark ? light : lightDark(light, dark);
  };
  // Object.fromEntries loses the key type; the keys are those of `data`.
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, css(value)])) as CssOf<Data>;
}
