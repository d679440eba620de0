import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { brandField, type Diff } from '../../core/audit/diff.ts';
import { brandAssets, images, type BrandSlot } from '../../core/database/schema.ts';
import { isUuid } from '../../core/database/ids.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { userError } from '../../core/errors/userError.ts';
import { Image } from '../../core/images/image.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { BrandSlotEnum, readBrand } from './brand.ts';
import { writeTouchIcon } from '../../core/images/touchIcon.ts';
import { brandingPayload } from './updateBranding.ts';

const logos = ['svg', 'png', 'ico'];
/** The accepted types of each slot, by the published extension. */
const extensionsOf: Readonly<Record<BrandSlot, readonly string[]>> = {
  LOGIN_LOGO: logos,
  NAV_LOGO: logos,
  NAV_LOGO_SMALL: logos,
  FAVICON: ['ico'],
  TOUCH_ICON: ['png'],
};

async function imageIn(
  transaction: Transaction,
  entityId: string,
  slot: BrandSlot,
  dark: boolean,
): Promise<string | null> {
  const [asset] = await transaction
    .select({ name: images.name })
    .from(brandAssets)
    .innerJoin(images, eq(images.id, brandAssets.imageId))
    .where(and(eq(brandAssets.entityId, entityId), eq(brandAssets.slot, slot), eq(brandAssets.dark, dark)));
  return asset?.name ?? null;
}

/** Puts an image of the account into a brand slot, for light or dark. */
export const setBrandAsset = defineMutation({
  name: 'setBrandAsset',
  rule: manageIdentity,
  args: builder.args((t) => ({
    slot: t.field({ type: BrandSlotEnum, required: true }),
    imageId: t.id({ required: true }),
    dark: t.boolean({ defaultValue: false }),
  })),
  payload: brandingPayload,
  audit: { action: 'branding.setAsset', target: Entity },
  examples: [{ on: 'image', at: 'imageId', with: { slot: 'NAV_LOGO' } }],
  prepare: async ({ principal, settings, inTransaction }, { slot, imageId, dark }) => {
    if (slot !== 'NAV_LOGO_SMALL' || dark || !isUuid(imageId)) return;
    const entityId = principal.effective.entity.id;
    const [image] = await inTransaction((transaction) =>
      transaction
        .select()
        .from(images)
        .where(and(eq(images.id, imageId), eq(images.entityId, entityId))),
    );
    if (image) await writeTouchIcon(settings.storage, image.objectKey);
  },
  run: async (context, { slot, imageId, ...given }) => {
    const dark = given.dark ?? false;
    const { transaction, principal, settings } = context;
    const entity = await lockOwnEntity(context);
    const found = await Image.lock(context, imageId);
    if ('refusal' in found) return found.refusal;
    const { row: image } = found;
    const target = Entity.targetOf(entity, principal);
    const extension = image.objectKey.slice(image.objectKey.lastIndexOf('.') + 1);
    if (!extensionsOf[slot].includes(extension)) return refused([userError('FILE_TYPE', ['imageId'])], target);
    const before = await imageIn(transaction, entity.id, slot, dark);
    await transaction
      .insert(brandAssets)
      .values({ entityId: entity.id, slot, dark, imageId: image.id })
      .onConflictDoUpdate({
        target: [brandAssets.entityId, brandAssets.slot, brandAssets.dark],
        set: { imageId: image.id, updatedAt: sql`now()` },
      });
    const diff: Diff = { [brandField(slot, dark)]: [before, image.name] };
    return done(await readBrand(transaction, entity.id, settings), { target, diff });
  },
});
