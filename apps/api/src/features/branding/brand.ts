import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import {
  brandAssets,
  brands,
  brandSlots,
  entities,
  images,
  type BrandSlot,
  type Preferences,
} from '../../core/database/schema.ts';
import { parseHost } from '../../core/hosts/consoleHosts.ts';
import type { ApiSettings } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { ViewModeEnum } from '../../core/schema/enums.ts';
import { productName } from '../../core/mail/mailBrand.ts';
import { touchIconKey } from '../../core/images/touchIcon.ts';

export const BrandSlotEnum = builder.enumType('BrandSlot', { values: brandSlots });

/** An image in a brand slot, for light or dark. */
type SlotAsset = {
  readonly slot: BrandSlot;
  readonly dark: boolean;
  readonly objectKey: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly updatedAt: string;
};

/** The look of an account. */
export type Brand = {
  readonly entityName: string;
  readonly defaultMode: Preferences['viewMode'] | null;
  /** `#rrggbb`; null for the product's own color. */
  readonly color: string | null;
  readonly placed: readonly SlotAsset[];
  /** Sign-in providers on the requested host. */
  readonly socialProviders: readonly string[];
};

type Asset = { readonly slot: BrandSlot; readonly light: SlotAsset | undefined; readonly dark: SlotAsset | undefined };

const BrandAssetObject = builder.objectRef<Asset>('BrandAsset').implement({
  fields: (t) => ({
    slot: t.field({ type: BrandSlotEnum, resolve: ({ slot }) => slot }),
    url: t.field({
      type: 'URL',
      nullable: true,
      resolve: ({ light }, _arguments, { settings }) => (light ? settings.storage.urlOf(light.objectKey) : null),
    }),
    darkUrl: t.field({
      type: 'URL',
      nullable: true,
      resolve: ({ dark }, _arguments, { settings }) => (dark ? settings.storage.urlOf(dark.objectKey) : null),
    }),
    width: t.int({ nullable: true, resolve: ({ light, dark }) => (light ?? dark)?.width ?? null }),
    height: t.int({ nullable: true, resolve: ({ light, dark }) => (light ?? dark)?.height ?? null }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ light, dark }) => {
        const latest = [light, dark].flatMap((one) => (one ? [Date.parse(one.updatedAt)] : []));
        return latest.length > 0 ? new Date(Math.max(...latest)) : null;
      },
    }),
  }),
});

/** Derives the home screen icon from the small logo if it has no separate image. */
function withTouchIcon(placed: readonly SlotAsset[]): readonly SlotAsset[] {
  const small = placed.find(({ slot, dark }) => slot === 'NAV_LOGO_SMALL' && !dark);
  if (!small || placed.some(({ slot }) => slot === 'TOUCH_ICON')) return placed;
  return [
    ...placed,
    { ...small, slot: 'TOUCH_ICON', objectKey: touchIconKey(small.objectKey), width: 180, height: 180 },
  ];
}

export const BrandingObject = builder.objectRef<Brand>('Branding').implement({
  fields: (t) => ({
    entityName: t.exposeString('entityName'),
    assets: t.field({
      type: [BrandAssetObject],
      resolve: ({ placed }) =>
        brandSlots.flatMap((slot): Asset[] => {
          const here = withTouchIcon(placed).filter((one) => one.slot === slot);
          if (here.length === 0) return [];
          return [{ slot, light: here.find(({ dark }) => !dark), dark: here.find(({ dark }) => dark) }];
        }),
    }),
    defaultMode: t.field({ type: ViewModeEnum, nullable: true, resolve: ({ defaultMode }) => defaultMode }),
    color: t.exposeString('color', { nullable: true }),
    socialProviders: t.exposeStringList('socialProviders'),
  }),
});

/** The brand of an account that the caller can see. */
export async function readBrand(
  transaction: Transaction,
  entityId: string,
  { socialProviders }: Pick<ApiSettings, 'socialProviders'>,
): Promise<Brand> {
  const [entity] = await transaction
    .select({ name: entities.name, defaultMode: brands.defaultMode, color: brands.color })
    .from(entities)
    .leftJoin(brands, eq(brands.entityId, entities.id))
    .where(eq(entities.id, entityId));
  const rows = await transaction
    .select({
      slot: brandAssets.slot,
      dark: brandAssets.dark,
      objectKey: images.objectKey,
      width: images.width,
      height: images.height,
      updatedAt: brandAssets.updatedAt,
    })
    .from(brandAssets)
    .innerJoin(images, eq(images.id, brandAssets.imageId))
    .where(eq(brandAssets.entityId, entityId));
  return {
    entityName: entity?.name ?? '',
    defaultMode: entity?.defaultMode ?? null,
    color: entity?.color ?? null,
    placed: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    socialProviders,
  };
}

/** The product's own look. */
const ownBrand = { entityName: productName, defaultMode: null, color: null, placed: [] } as const;

/** The brand of a console host for any caller, or the product's own if the host has no reseller. */
export async function readBrandOfHost(
  transaction: Transaction,
  host: string,
  { consoleOrigin, socialProviders }: Pick<ApiSettings, 'consoleOrigin' | 'socialProviders'>,
): Promise<Brand> {
  const requestedHost = parseHost(host, consoleOrigin);
  if (requestedHost === null) return { ...ownBrand, socialProviders };
  const [found] = await transaction
    .select({
      brand: sql<{
        entityName: string;
        defaultMode: Preferences['viewMode'] | null;
        color: string | null;
        assets: SlotAsset[];
      } | null>`brand_of_host(${requestedHost.slug}::text, ${requestedHost.domain}::text)`,
    })
    .from(sql`(SELECT 1) one`);
  if (!found?.brand) return { ...ownBrand, socialProviders: [] };
  const { assets, ...brand } = found.brand;
  return { ...brand, placed: assets, socialProviders };
}
