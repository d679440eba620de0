import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { brandAssets, brands, domains, entities, images, users } from '../database/schema.ts';
import { originForHost } from '../hosts/consoleHosts.ts';
import type { ObjectStorage } from '../services/objectStorage.ts';
import { mailLogoOf } from '../images/mailLogo.ts';

export const productName = 'Edge Console';

/** The name and look of a mail. */
export type MailBrand = {
  readonly name: string;
  /** The link of the name and logo: the reseller's URL. */
  readonly address: string;
  /** Origin of links in the mail text. */
  readonly origin: string;
  /** Public URLs, the same for all recipients, so that opening a mail cannot be tracked. */
  readonly logo: string | null;
  readonly darkLogo: string | null;
  /** `#rrggbb`; null for the platform's own color. */
  readonly color: string | null;
};

/** The recipient of a mail, and the account that it is about. */
export type MailAddressee = { readonly to: string; readonly entityId: string };

type MailBrands = {
  readonly database: Database;
  readonly storage: ObjectStorage;
  readonly consoleOrigin: string;
  /** Support mails always have the platform's brand. */
  readonly supportAddress: string;
};

export const ownMailBrand = (consoleOrigin: string): MailBrand => ({
  name: productName,
  address: consoleOrigin,
  origin: consoleOrigin,
  logo: null,
  darkLogo: null,
  color: null,
});

const parents = alias(entities, 'parents');

/** The active reseller of the addressee's account, or of the account the mail is about if no user has the address. */
const readReseller = (database: Database, { to, entityId }: MailAddressee) =>
  database.asSystem(async (transaction) => {
    const [user] = await transaction
      .select({ entityId: users.entityId })
      .from(users)
      .where(eq(users.emailKey, to.toLowerCase()));
    const resellers = alias(entities, 'resellers');
    const [found] = await transaction
      .select({
        id: resellers.id,
        name: resellers.name,
        slug: resellers.slug,
        domain: domains.newDomain,
        color: brands.color,
      })
      .from(parents)
      .innerJoin(resellers, or(eq(resellers.id, parents.id), eq(resellers.id, parents.parentId)))
      .leftJoin(brands, eq(brands.entityId, resellers.id))
      .leftJoin(domains, and(eq(domains.entityId, resellers.id), eq(domains.live, true)))
      .where(
        and(eq(parents.id, user?.entityId ?? entityId), eq(resellers.type, 'RESELLER'), eq(resellers.active, true)),
      );
    if (!found) return null;
    const logos = await transaction
      .select({ dark: brandAssets.dark, objectKey: images.objectKey })
      .from(brandAssets)
      .innerJoin(images, eq(images.id, brandAssets.imageId))
      .where(and(eq(brandAssets.entityId, found.id), eq(brandAssets.slot, 'LOGIN_LOGO')));
    return { ...found, logos };
  });

/** The brand of a mail: that of the addressee's reseller, or the platform's own. */
export function createMailBrands({ database, storage, consoleOrigin, supportAddress }: MailBrands) {
  const { protocol, hostname } = new URL(consoleOrigin);
  return async (addressee: MailAddressee): Promise<MailBrand> => {
    const reseller = addressee.to === supportAddress ? null : await readReseller(database, addressee);
    if (!reseller) return ownMailBrand(consoleOrigin);
    const { name, slug, domain, color, logos } = reseller;
    // Sign-in does not work over plain HTTP on another host name (no secure context).
    const own = domain === null || protocol !== 'https:' ? null : originForHost(domain, consoleOrigin);
    const logoOf = async (dark: boolean) => {
      const logo = logos.find((one) => one.dark === dark);
      // If object storage is unavailable, the name is shown instead, so that no mail waits for an image.
      return logo ? mailLogoOf(storage, logo.objectKey).catch(() => null) : null;
    };
    return {
      name,
      address: own ?? originForHost(`${slug}.${hostname}`, consoleOrigin),
      origin: own ?? consoleOrigin,
      logo: await logoOf(false),
      darkLogo: await logoOf(true),
      color,
    };
  };
}
