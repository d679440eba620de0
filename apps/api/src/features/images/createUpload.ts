import { randomUUID } from 'node:crypto';
import { declaredFileRule } from '@edge-console/forms/rules';
import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { images, uploads } from '../../core/database/schema.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { Image } from '../../core/images/image.ts';
import { checkCanUpload, filesOf, UploadKindEnum } from './uploadKind.ts';

type UploadTarget = {
  readonly key: string;
  readonly bucket: string;
  readonly region: string;
  readonly maxBytes: number;
  readonly expiresAt: string;
};

const UploadTargetObject = builder.objectRef<UploadTarget>('UploadTarget').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    bucket: t.exposeString('bucket'),
    region: t.exposeString('region'),
    maxBytes: t.exposeInt('maxBytes'),
    // An instant as text, because the stored response of a repeated call has no dates.
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => new Date(expiresAt) }),
  }),
});

const lifetime = 15 * 60_000;
const perMinute = 60;
/** Maximum number of images per account. */
const maxImages = 500;

/**
 * Returns where to upload a file: below the prefix of the caller's identity, which only its credentials can write. The upload itself is
 * never served; `completeUpload` checks it.
 */
export const createUpload = defineMutation({
  name: 'createUpload',
  rule: auth({ scope: 'OWN' }),
  args: builder.args((t) => ({
    kind: t.field({ type: UploadKindEnum, required: true }),
    filename: t.string({ required: true, ...constraint({ max: 100 }) }),
    bytes: t.int({ required: true, ...constraint({ min: 1, max: 5_048_576 }) }),
    contentType: t.string({ required: true, ...constraint({ max: 100 }) }),
    identityId: t.id({ required: true, ...constraint({ max: 128, pattern: '^[^:]+:.+$' }) }),
  })),
  payload: payloadOf('target', UploadTargetObject, 'UploadPayload'),
  audit: { action: 'upload.create', target: Image },
  examples: (['IMAGE', 'ISSUE'] as const).map((kind) => ({
    with: { kind, filename: 'a.png', bytes: 70, contentType: 'image/png', identityId: 'local:somebody' },
    ...(kind === 'ISSUE' ? { case: 'issue' } : {}),
  })),
  run: async (context, { kind, filename, bytes, contentType, identityId }) => {
    const { principal, transaction, settings } = context;
    checkCanUpload(principal, kind);
    enforceRateLimit(context, 'create upload', principal.actor.userId, perMinute);
    const set = filesOf[kind];
    const checked = v.safeParse(declaredFileRule(set), { name: filename, size: bytes });
    if (!checked.success) {
      const field = (code: string) => [code === 'FILE_TOO_BIG' ? 'bytes' : 'filename'];
      return refused(fieldErrors(checked.issues).map((error) => ({ ...error, field: field(error.code) })));
    }
    const entityId = principal.effective.entity.id;
    if (kind !== 'ISSUE') {
      const [stored] = await transaction.select({ count: count() }).from(images).where(eq(images.entityId, entityId));
      if ((stored?.count ?? 0) >= maxImages) return refused([userError('TOO_MANY_FILES')]);
    }
    const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
    const key = `uploads/${identityId}/${randomUUID()}.${extension}`;
    const expiresAt = new Date(Date.now() + lifetime);
    await transaction.insert(uploads).values({
      id: randomUUID(),
      entityId,
      userId: principal.actor.userId,
      kind,
      key,
      filename: checked.output.name,
      bytes,
      contentType,
      expiresAt,
    });
    const { uploadBucket: bucket, region } = settings.storage;
    // Nothing visible has changed yet.
    return done({ key, bucket, region, maxBytes: set.bytes, expiresAt: expiresAt.toISOString() }, null);
  },
});
