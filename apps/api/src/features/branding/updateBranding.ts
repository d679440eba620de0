import { eq } from 'drizzle-orm';
import { diffOf } from '../../core/audit/diff.ts';
import { brands } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ViewModeEnum } from '../../core/schema/enums.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { BrandingObject, readBrand } from './brand.ts';

export const brandingPayload = payloadOf('branding', BrandingObject);

const hexColor = /^#[0-9a-fA-F]{6}$/;

/** Sets the default theme for users who have not chosen one, and the brand color. Without `color`, the color is unchanged; null resets it. */
export const updateBranding = defineMutation({
  name: 'updateBranding',
  rule: manageIdentity,
  args: builder.args((t) => ({
    defaultMode: t.field({ type: ViewModeEnum, required: true }),
    color: t.string(constraint({ pattern: hexColor.source })),
  })),
  payload: brandingPayload,
  audit: { action: 'branding.update', target: Entity },
  examples: [{ with: { defaultMode: 'dark' } }],
  run: async (context, { defaultMode, color }) => {
    const { transaction, principal, settings } = context;
    const entity = await lockOwnEntity(context);
    const target = Entity.targetOf(entity, principal);
    if (typeof color === 'string' && !hexColor.test(color))
      return refused([userError('COLOR_INVALID', ['color'])], target);
    const [saved] = await transaction.select().from(brands).where(eq(brands.entityId, entity.id));
    const before = { defaultMode: saved?.defaultMode ?? null, color: saved?.color ?? null };
    const after = { defaultMode, color: color === undefined ? before.color : (color?.toLowerCase() ?? null) };
    await transaction
      .insert(brands)
      .values({ entityId: entity.id, ...after })
      .onConflictDoUpdate({ target: brands.entityId, set: after });
    const brand = await readBrand(transaction, entity.id, settings);
    const changed = (['defaultMode', 'color'] as const).filter((field) => before[field] !== after[field]);
    if (changed.length === 0) return done(brand, null);
    return done(brand, { target, diff: diffOf(changed, before, after) });
  },
});
