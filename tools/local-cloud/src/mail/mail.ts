/** A mail as it is handed over; plain text, whose http addresses become links in the inbox. */
export type Mail = { to: string; subject: string; text: string };

/** `sentAt` is an ISO 8601 time in UTC. */
export type SentMail = Mail & { id: number; sentAt: string };
