/** Stands for the name of the product in mails that wait: the addressee's reseller gives it its own. No name can hold it. */
export const productInMail = '{product}';

/**
 * A name as it stands in a mail. Mail clients turn what looks like a web address into a link: an invisible joiner prevents
 * that, also for names stored before they were validated.
 */
export const nameInMail = (name: string): string => name.replace(/[.:/@{](?=\S)/g, (mark) => `${mark}\u2060`);

const format = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as mails name it: 03 Nov 2026. Where a reader is, is unknown: it is the day of UTC. */
export function dateInMail(date: Date): string {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
