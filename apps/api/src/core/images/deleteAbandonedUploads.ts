import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { uploads } from '../database/schema.ts';
import { enqueueRemoval } from '../outbox/enqueue.ts';
import { attachmentLocation } from './attachmentLocation.ts';

const dayOld = lte(uploads.createdAt, sql`now() - interval '1 day'`);

/** Deletes uploads that were requested but never completed, including any partial content. */
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

/** Deletes issue files: after a day if they were never attached to an issue, otherwise after thirty. */
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

/** Deletes uploads that are no longer needed. For completed images, only the upload record is here. */
export async function deleteAbandonedUploads(transaction: Transaction): Promise<void> {
  await deleteUnfinished(transaction);
  await deleteAttachments(transaction);
}
