import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Mail, SentMail } from '../mail/mail.ts';
import { aliasKey } from '../users/user.ts';

export type MailRepository = {
  insert(mail: Mail, sentAt: number): void;
  /** Newest first; of one recipient when one is given. */
  list(recipient: string | undefined, limit: number): SentMail[];
  /** The addresses that have mail, in alphabetical order. */
  recipients(): string[];
};

/** Old mail is of no use to a developer; the outbox must not grow for ever. */
const keptMails = 1_000;

const toMail = (row: Record<string, SQLOutputValue>): SentMail => ({
  id: Number(row['id']),
  to: String(row['recipient']),
  subject: String(row['subject']),
  text: String(row['text']),
  sentAt: new Date(Number(row['sent_at'])).toISOString(),
});

export function createMailRepository(database: DatabaseSync): MailRepository {
  const insert = database.prepare(`
    INSERT INTO mails (recipient, recipient_key, subject, text, sent_at)
    VALUES (:to, :key, :subject, :text, :sentAt)`);
  const trim = database.prepare('DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?');
  const listAll = database.prepare('SELECT * FROM mails ORDER BY id DESC LIMIT ?');
  const listOf = database.prepare('SELECT * FROM mails WHERE recipient_key = ? ORDER BY id DESC LIMIT ?');
  const recipients = database.prepare('SELECT DISTINCT recipient_key FROM mails ORDER BY recipient_key');

  return {
    insert({ to, subject, text }, sentAt) {
      insert.run({ to, key: aliasKey(to), subject, text, sentAt });
      trim.run(keptMails);
    },
    list: (recipient, limit) =>
      (recipient === undefined ? listAll.all(limit) : listOf.all(aliasKey(recipient), limit)).map(toMail),
    recipients: () => recipients.all().map((row) => String(row['recipient_key'])),
  };
}
