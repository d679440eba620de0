import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Mail, SentMail } from '../mail/mail.ts';
import { aliasKey } from '../users/user.ts';

export type MailRepository = {
  insert(mail: Mail, sentAt: number): void;
  /** Newest first; filtered if a recipient is given. */
  list(recipient: string | undefined, limit: number): SentMail[];
  /** The HTML version of an email, if any. */
  html(id: number): string | undefined;
  /** All recipients, in alphabetical order. */
  recipients(): string[];
};

/** Limits the size of the store. */
const maxMails = 1_000;

const toMail = (row: Record<string, SQLOutputValue>): SentMail => ({
  id: Number(row['id']),
  to: String(row['recipient']),
  subject: String(row['subject']),
  text: String(row['text']),
  ...(row['sender'] === null ? {} : { sender: String(row['sender']) }),
  hasHtml: row['has_html'] === 1,
  sentAt: new Date(Number(row['sent_at'])).toISOString(),
});

export function createMailRepository(database: DatabaseSync): MailRepository {
  const insert = database.prepare(`
    INSERT INTO mails (recipient, recipient_key, subject, text, sender, html, sent_at)
    VALUES (:to, :key, :subject, :text, :sender, :html, :sentAt)`);
  const trim = database.prepare('DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?');
  const listed = 'SELECT id, recipient, subject, text, sender, sent_at, html IS NOT NULL AS has_html FROM mails';
  const listAll = database.prepare(`${listed} ORDER BY id DESC LIMIT ?`);
  const listOf = database.prepare(`${listed} WHERE recipient_key = ? ORDER BY id DESC LIMIT ?`);
  const htmlOf = database.prepare('SELECT html FROM mails WHERE id = ?');
  const recipients = database.prepare('SELECT DISTINCT recipient_key FROM mails ORDER BY recipient_key');

  return {
    insert({ to, subject, text, sender = null, html = null }, sentAt) {
      insert.run({ to, key: aliasKey(to), subject, text, sender, html, sentAt });
      trim.run(maxMails);
    },
    list: (recipient, limit) =>
      (recipient === undefined ? listAll.all(limit) : listOf.all(aliasKey(recipient), limit)).map(toMail),
    html(id) {
      const html = htmlOf.get(id)?.['html'];
      return typeof html === 'string' ? html : undefined;
    },
    recipients: () => recipients.all().map((row) => String(row['recipient_key'])),
  };
}
