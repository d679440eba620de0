/** Normalizes `#rgb` or `#rrggbb` in any case to `#rrggbb`; null if invalid. */
export function parseColor(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}
