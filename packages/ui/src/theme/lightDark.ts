/** A colour for each mode; the browser picks by the `color-scheme` in force, so a subtree can have its own mode. */
export function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}
