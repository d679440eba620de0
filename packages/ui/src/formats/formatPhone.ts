/** Calling codes of one and two digits (ITU-T E.164); all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups of three from the left; a single remaining digit joins the last group. */
const grouped = (digits: string): string[] => digits.match(/\d{4}$|\d{3}(?!\d$)|\d+/g) ?? [];

/**
 * Formats the digits of an international number as "+46 700 769 379": a plus, the country code, and groups of two to
 * four
 * (ITU-T E.123), without national grouping rules. A number with a leading 0 has no country code and no plus; other text
 * is
 * unchanged.
 */
export function formatPhone(text: string): string {
  const digits = text.replaceAll(/[\s+]/g, '');
  if (!/^\d+$/.test(digits)) return text;
  if (digits.startsWith('0')) return grouped(digits).join(' ');
  const country = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return [`+${country}`, ...grouped(digits.slice(country.length))].join(' ');
}
