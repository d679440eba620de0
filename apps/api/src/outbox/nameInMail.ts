/**
 * A name as it stands in a mail. Readers of mail make links of what looks like an address: an invisible joiner keeps those
 * of a name apart, whatever was stored before names were checked.
 */
export const nameInMail = (name: string): string => name.replace(/[.:/@](?=\S)/g, (mark) => `${mark}\u2060`);
