import { and, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { uploads } from '../database/schema.ts';
import { enqueueRemoval } from '../outbox/enqueue.ts';

/**
 * Forgets what was announced and never completed, a day later, with whatever of it had been written. Of what was completed only
 * the note that it was.
 */
export async function forgetUploads(transaction: Transaction): Promise<void> {
  const dayOld = lte(uploads.createdAt, sql`now() - interval '1 day'`);
  const open = await transaction
    .delete(uploads)
    .where(and(dayOld, isNull(uploads.completedAt)))
    .returning();
  for (const { entityId, id, key, filename } of open) {
    const extensions = new Set(['png', filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()]);
    await enqueueRemoval(transaction, entityId, [
      { bucket: 'uploads', key },
      ...[...extensions].map((extension) => ({ bucket: 'assets' as const, key: `${id}.${extension}` })),
    ]);
  }
}
