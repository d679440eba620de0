import { and, eq } from 'drizzle-orm';
import { brandField, type Diff } from '../../core/audit/diff.ts';
import { brandAssets, images } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { BrandSlotEnum, readBrand } from './brand.ts';
import { brandingPayload } from './updateBranding.ts';

/** Clears a brand slot, so that the account's name is shown instead. The image itself is kept. */
export const clearBrandAsset = defineMutation({
  name: 'clearBrandAsset',
  rule: manageIdentity,
  args: builder.args((t) => ({
    slot: t.field({ type: BrandSlotEnum, required: true }),
    dark: t.boolean({ defaultValue: false }),
  })),
  payload: brandingPayload,
  audit: { action: 'branding.clearAsset', target: Entity },
  examples: [{ with: { slot: 'NAV_LOGO' } }],
  run: async (context, { slot, ...given }) => {
    const dark = given.dark ?? false;
    const { transaction, principal, settings } = context;
    const entity = await lockOwnEntity(context);
    const [cleared] = await transaction
      .delete(brandAssets)
      .where(and(eq(brandAssets.entityId, entity.id), eq(brandAssets.slot, slot), eq(brandAssets.dark, dark)))
      .returning();
    const brand = await readBrand(transaction, entity.id, settings);
    if (!cleared) return done(brand, null);
    const [image] = await transaction.select().from(images).where(eq(images.id, cleared.imageId));
    const diff: Diff = { [brandField(slot, dark)]: [image?.name ?? null, null] };
    return done(brand, { target: Entity.targetOf(entity, principal), diff });
  },
});
