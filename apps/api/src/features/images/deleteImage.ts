import { eq } from 'drizzle-orm';
import { mailLogoKey } from '../../core/images/mailLogo.ts';
import { touchIconKey } from '../../core/images/touchIcon.ts';
import { brandAssets, images } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { blockedBy } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueueRemoval } from '../../core/outbox/enqueue.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { Image } from '../../core/images/image.ts';

/** Deletes an unused image. IMAGE_IN_USE lists where it is used. */
export const deleteImage = defineMutation({
  name: 'deleteImage',
  rule: manageIdentity,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'image.delete', target: Image },
  examples: [{ on: 'image' }],
  run: async (context, { id }) => {
    await lockOwnEntity(context);
    const found = await Image.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const uses = await context.transaction.select().from(brandAssets).where(eq(brandAssets.imageId, row.id));
    if (uses.length > 0)
      return refused(
        [
          blockedBy(
            'IMAGE_IN_USE',
            uses.map(({ slot }) => slot),
          ),
        ],
        target,
      );
    await context.transaction.delete(images).where(eq(images.id, row.id));
    await enqueueRemoval(context.transaction, row.entityId, [
      { bucket: 'assets', key: row.objectKey },
      { bucket: 'assets', key: touchIconKey(row.objectKey) },
      { bucket: 'assets', key: mailLogoKey(row.objectKey) },
    ]);
    return done(true, { target, diff: { name: [row.name, null] } });
  },
});
