/** Product name in emails, if the call does not set one. */
export const defaultProduct = 'Edge Console';

/**
 * An email in plain text, and optionally in HTML. The inbox shows URLs in the text as links.
 */
export type Mail = { to: string; subject: string; text: string; sender?: string; html?: string };

/** `sentAt` is an ISO 8601 time in UTC. */
export type SentMail = Omit<Mail, 'html'> & { id: number; sentAt: string; hasHtml: boolean };
