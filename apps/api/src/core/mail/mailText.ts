/** Placeholder for the product name in queued mails. The addressee's reseller replaces it, and no name can contain it. */
export const productInMail = '{product}';

/**
 * A name for use in a mail. Mail clients turn text that looks like a URL into a link. An invisible joiner prevents that, also for names
 * stored before validation.
 */
export const nameInMail = (name: string): string => name.replace(/[.:/@{](?=\S)/g, (mark) => `${mark}\u2060`);

const format = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A date and time as mails show it: 03 Nov 2026, 14:05 UTC. */
export const timeInMail = (date: Date): string => `${dateInMail(date)}, ${date.toISOString().slice(11, 16)} UTC`;

/** A date as mails show it: 03 Nov 2026. In UTC, because the reader's time zone is unknown. */
export function dateInMail(date: Date): string {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
