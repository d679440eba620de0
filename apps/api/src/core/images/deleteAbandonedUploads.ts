import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { uploads } from '../database/schema.ts';
import { enqueueRemoval } from '../outbox/enqueue.ts';
import { attachmentLocation } from './attachmentLocation.ts';

const dayOld = lte(uploads.createdAt, sql`now() - interval '1 day'`);

/** What was announced and never completed, with whatever of it had been written. */
async function deleteUnfinished(transaction: Transaction): Promise<void> {
  const open = await transaction
    .delete(uploads)
    .where(and(dayOld, isNull(uploads.completedAt)))
    .returning();
  for (const upload of open) {
    const { entityId, id, key, kind, filename } = upload;
    const extensions = new Set(['png', filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()]);
    const written =
      kind === 'ISSUE'
        ? [attachmentLocation(upload)]
        : [...extensions].map((extension) => ({ bucket: 'assets' as const, key: `${id}.${extension}` }));
    await enqueueRemoval(transaction, entityId, [{ bucket: 'uploads', key }, ...written]);
  }
}

/** Files of issues: those that were never sent with one after a day, the others after thirty. */
async function deleteAttachments(transaction: Transaction): Promise<void> {
  const monthOld = lte(uploads.createdAt, sql`now() - interval '30 days'`);
  const old = await transaction
    .delete(uploads)
    .where(
      and(
        eq(uploads.kind, 'ISSUE'),
        isNotNull(uploads.completedAt),
        or(monthOld, and(dayOld, isNull(uploads.issueId))),
      ),
    )
    .returning();
  for (const upload of old) await enqueueRemoval(transaction, upload.entityId, [attachmentLocation(upload)]);
}

/** Forgets uploads that nobody needs any more. Of completed pictures only the note that they were uploaded is here. */
export async function deleteAbandonedUploads(transaction: Transaction): Promise<void> {
  await deleteUnfinished(transaction);
  await deleteAttachments(transaction);
}
