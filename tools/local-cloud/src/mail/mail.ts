/** Name of the product in mails of calls that name none. */
export const defaultProduct = 'Edge Console';

/**
 * A mail as it is handed over: in plain text, whose http addresses become links in the inbox, and, where its sender wrote it so, the
 * same in HTML.
 */
export type Mail = { to: string; subject: string; text: string; sender?: string; html?: string };

/** `sentAt` is an ISO 8601 time in UTC. */
export type SentMail = Omit<Mail, 'html'> & { id: number; sentAt: string; hasHtml: boolean };
