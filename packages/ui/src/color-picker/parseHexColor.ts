/** Reads `#rrggbb` or `#rgb`, with or without `#`, in any case, as lowercase `#rrggbb`; null for anything else. */
export function parseHexColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}
