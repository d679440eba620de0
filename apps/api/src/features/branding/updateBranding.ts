import { eq } from 'drizzle-orm';
import { brands } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ViewModeEnum } from '../../core/schema/enums.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { BrandingObject, readBrand } from './brand.ts';

export const brandingPayload = payloadOf('branding', BrandingObject);

/** Sets the default theme for users who have not chosen one. */
export const updateBranding = defineMutation({
  name: 'updateBranding',
  rule: manageIdentity,
  args: builder.args((t) => ({ defaultMode: t.field({ type: ViewModeEnum, required: true }) })),
  payload: brandingPayload,
  audit: { action: 'branding.update', target: Entity },
  examples: [{ with: { defaultMode: 'dark' } }],
  run: async (context, { defaultMode }) => {
    const { transaction, principal, settings } = context;
    const entity = await lockOwnEntity(context);
    const [before] = await transaction.select().from(brands).where(eq(brands.entityId, entity.id));
    await transaction
      .insert(brands)
      .values({ entityId: entity.id, defaultMode })
      .onConflictDoUpdate({ target: brands.entityId, set: { defaultMode } });
    const brand = await readBrand(transaction, entity.id, settings);
    if (before?.defaultMode === defaultMode) return done(brand, null);
    const diff = { defaultMode: [before?.defaultMode ?? null, defaultMode] } as const;
    return done(brand, { target: Entity.targetOf(entity, principal), diff });
  },
});
