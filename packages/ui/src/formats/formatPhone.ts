/** Calling codes of one and of two digits, as ITU-T E.164 gives them out; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** In threes from the left; what is left over joins the last group, as a single digit reads badly. */
const grouped = (digits: string): string[] => digits.match(/\d{4}$|\d{3}(?!\d$)|\d+/g) ?? [];

/**
 * "+46 700 769 379" of the digits with their country: a plus, the country, and groups of two to four (ITU-T E.123). How a
 * country groups its own numbers it does not know. A number that begins with 0 has no country and no plus; what is no number
 * stays as it is.
 */
export function formatPhone(text: string): string {
  const digits = text.replaceAll(/[\s+]/g, '');
  if (!/^\d+$/.test(digits)) return text;
  if (digits.startsWith('0')) return grouped(digits).join(' ');
  const country = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return [`+${country}`, ...grouped(digits.slice(country.length))].join(' ');
}
