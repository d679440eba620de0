import type { ColorPair } from './colors.ts';

/** A colour for each mode; the browser picks by the `color-scheme` in force, so a subtree can have its own mode. */
export function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

type CssOf<Data> = Data extends ColorPair ? string : { [Name in keyof Data]: CssOf<Data[Name]> };

/** `{neutral.12}` is the variable of that step; anything else is CSS already. */
const color = (value: string) => value.replace(/^\{(\w+)\.(\w+)\}$/, 'var(--ds-$1-$2)');

/** Each [light, dark] as the CSS value that follows the mode, under the same names. */
export function lightDarkTokens<const Data extends object>(data: Data): CssOf<Data> {
  const css = (value: unknown): unknown => {
    if (!Array.isArray(value)) return lightDarkTokens(value as object);
    const [light, dark] = (value as unknown as ColorPair).map(color) as [string, string];
    return light === dark ? light : lightDark(light, dark);
  };
  // Object.fromEntries forgets the keys; they are those of `data` by construction.
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, css(value)])) as CssOf<Data>;
}
