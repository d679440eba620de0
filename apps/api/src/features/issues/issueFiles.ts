import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { uploads, type UploadRow } from '../../core/database/schema.ts';
import { attachmentLocation } from '../../core/images/attachmentLocation.ts';
import type { ObjectStorage } from '../../core/services/objectStorage.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

/** Validity of file links in mails, in days: the maximum for a signed URL. */
export const linkDays = 7;

/** An issue file for support. */
export type IssueFile = { readonly name: string; readonly bytes: number; readonly link: string };

/** The caller's own completed uploads with these keys that belong to no issue yet, or null if one is missing. */
export async function ownUploads(
  { transaction, principal }: SignedInContext,
  keys: readonly string[],
): Promise<readonly UploadRow[] | null> {
  if (keys.length === 0) return [];
  const found = await transaction
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.key, [...keys]),
        eq(uploads.userId, principal.actor.userId),
        eq(uploads.entityId, principal.effective.entity.id),
        eq(uploads.kind, 'ISSUE'),
        isNotNull(uploads.completedAt),
        isNull(uploads.issueId),
      ),
    )
    .orderBy(uploads.createdAt)
    .for('no key update');
  return found.length === new Set(keys).size ? found : null;
}

/** Attaches the uploads to the issue, and to no other. */
export async function attach(
  { transaction }: SignedInContext,
  files: readonly UploadRow[],
  issueId: string,
): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await transaction.update(uploads).set({ issueId }).where(inArray(uploads.id, ids));
}

/** The files with download links. */
export const linked = (storage: ObjectStorage, files: readonly UploadRow[]): Promise<IssueFile[]> =>
  Promise.all(
    files.map(async (upload) => ({
      name: upload.filename,
      bytes: upload.bytes,
      link: await storage.linkTo(attachmentLocation(upload), upload.filename, linkDays * 24 * 60 * 60),
    })),
  );
