import { fileRule, headLength } from '@edge-console/forms/rules';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../core/database/database.ts';
import { images, uploads, type ImageRow, type UploadRow } from '../../core/database/schema.ts';
import { failure, notFound } from '../../core/errors/failure.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { enqueueRemoval } from '../../core/outbox/enqueue.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import type { ApiSettings } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { type Payload, UserErrorObject } from '../../core/schema/payload.ts';
import { Image } from '../../core/images/image.ts';
import { readImage } from '../../core/images/readImage.ts';
import { type SvgPart, svgParts } from '../../core/images/publicImage.ts';
import { attachmentLocation } from '../../core/images/attachmentLocation.ts';
import { checkCanUpload, filesOf } from './uploadKind.ts';

/** The stored result of an upload, outside the expiring bucket. */
type StoredUpload = {
  readonly bytes: number;
  readonly objectKey: string;
  readonly width: number | null;
  readonly height: number | null;
};

type Inspected =
  | { readonly stored: StoredUpload; readonly removed: readonly SvgPart[] }
  | { readonly errors: readonly UserError[] }
  | 'UNSCANNED';

async function ownUpload(transaction: Transaction, { actor, effective }: Principal, key: string, lock: boolean) {
  const query = transaction
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.userId, actor.userId), eq(uploads.entityId, effective.entity.id)));
  const [upload] = await (lock ? query.for('no key update') : query);
  return upload;
}

/** Checks the uploaded file and re-encodes what can be published. Nothing is visible to anyone until the transaction commits. */
async function inspect(
  { storage, scanForMalware }: Pick<ApiSettings, 'storage' | 'scanForMalware'>,
  upload: UploadRow,
): Promise<Inspected> {
  const set = filesOf[upload.kind];
  const location = { bucket: 'uploads', key: upload.key } as const;
  const content = await storage.read(location, set.bytes);
  if (content === 'TOO_BIG') {
    await storage.remove(location);
    return { errors: [userError('FILE_TOO_BIG')] };
  }
  if (content === null || content.length < upload.bytes) return { errors: [userError('UPLOAD_INCOMPLETE')] };
  const facts = { name: upload.filename, size: content.length, head: content.subarray(0, headLength) };
  const checked = v.safeParse(fileRule(set), facts);
  if (!checked.success) return { errors: fieldErrors(checked.issues).map((error) => ({ ...error, field: null })) };
  // Also for images, before a decoder parses content that may attack it.
  const verdict = await scanForMalware(content);
  if (verdict === 'INFECTED') {
    await storage.remove(location);
    return { errors: [userError('FILE_INFECTED')] };
  }
  if (verdict !== 'CLEAN') return 'UNSCANNED';
  if (upload.kind === 'ISSUE') {
    const attachment = attachmentLocation(upload);
    await storage.write(attachment, content, 'application/octet-stream');
    return { stored: { bytes: content.length, objectKey: attachment.key, width: null, height: null }, removed: [] };
  }
  const readable = await readImage(content, upload.entityId);
  if (readable === null) return { errors: [userError('FILE_TYPE')] };
  // Random like the upload ID, and the same if this runs again.
  const objectKey = `${upload.id}.${readable.extension}`;
  await storage.write({ bucket: 'assets', key: objectKey }, readable.content, readable.contentType);
  const { content: drawn, width, height, removed = [] } = readable;
  return { stored: { bytes: drawn.length, objectKey, width, height }, removed };
}

type Completed = { readonly image: ImageRow | null; readonly removed: readonly SvgPart[] };

/** For an issue file. */
const noImage: Completed = { image: null, removed: [] };

const SvgPartEnum = builder.enumType('SvgPart', { values: svgParts });

const ImagePayload: Payload<Completed> = builder.objectRef<MutationResult<Completed>>('ImagePayload').implement({
  fields: (t) => ({
    image: t.field({ type: Image.type, nullable: true, resolve: ({ value }) => value?.image }),
    removed: t.field({ type: [SvgPartEnum], resolve: ({ value }) => [...(value?.removed ?? [])] }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

/**
 * Completes an upload: checks and decodes the file, removes unneeded parts of an SVG, and publishes the re-encoded image. The image is null
 * for an issue file.
 */
export const completeUpload = defineMutation({
  name: 'completeUpload',
  rule: auth({ scope: 'OWN' }),
  args: builder.args((t) => ({ key: t.string({ required: true, ...constraint({ max: 512 }) }) })),
  payload: ImagePayload,
  audit: { action: 'image.create', target: Image },
  examples: [{ with: { key: 'uploads/local:somebody/missing.png' } }],
  prepare: async ({ principal, settings, inTransaction }, { key }): Promise<Inspected | undefined> => {
    const upload = await inTransaction((transaction) => ownUpload(transaction, principal, key, false));
    if (!upload || upload.completedAt) return undefined;
    checkCanUpload(principal, upload.kind);
    return inspect(settings, upload);
  },
  run: async (context, { key }, prepared) => {
    const { transaction, principal } = context;
    const upload = await ownUpload(transaction, principal, key, true);
    if (!upload) return failed(notFound('upload'), Image.missingTarget('', principal));
    checkCanUpload(principal, upload.kind);
    if (upload.completedAt) {
      if (upload.imageId === null) return done(noImage, null);
      const [image] = await transaction.select().from(images).where(eq(images.id, upload.imageId));
      return image ? done({ image, removed: [] }, null) : failed(notFound('image'), null);
    }
    if (!prepared) throw new Error('An upload was not checked');
    // The upload is kept, because the same call can succeed later.
    if (prepared === 'UNSCANNED') return failed(failure('UNAVAILABLE'));
    const { entityId, filename } = upload;
    if ('errors' in prepared)
      return refused(prepared.errors, { ...Image.missingTarget('', principal), name: filename });
    const { stored, removed } = prepared;
    const [image] =
      upload.kind === 'ISSUE'
        ? []
        : await transaction
            .insert(images)
            .values({ id: upload.id, entityId, name: filename, ...stored })
            .returning();
    await transaction
      .update(uploads)
      .set({ completedAt: sql`now()`, imageId: image?.id ?? null })
      .where(eq(uploads.id, upload.id));
    await enqueueRemoval(transaction, entityId, [{ bucket: 'uploads', key }]);
    if (!image) return done(noImage, null);
    return done({ image, removed }, { target: Image.targetOf(image, principal), diff: { name: [null, filename] } });
  },
});
