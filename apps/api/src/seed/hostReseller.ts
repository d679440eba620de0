import type { brandAssets, brands, domains, images } from '../core/database/schema.ts';
import { writeTouchIcon } from '../core/images/touchIcon.ts';
import type { DnsRecord, DomainHosting } from '../core/services/domainHosting.ts';
import type { ObjectStorage } from '../core/services/objectStorage.ts';
import { logoImageId, logoUploadedAt, NORTHLIGHT, northlightDomain } from './northlight.ts';
import { northlightColor, northlightLogos } from './northlightLogos.ts';
import { openRandom } from './random.ts';

type ResellerServices = {
  readonly storage: ObjectStorage;
  readonly hosting: DomainHosting & { readonly target: string };
  /** Adds a record to the public DNS. */
  readonly addRecord: (record: DnsRecord) => void;
};

/** The rows of the demo's reseller for its brand and its live domain. */
export type HostedReseller = {
  readonly domain: typeof domains.$inferInsert;
  readonly brand: typeof brands.$inferInsert;
  readonly images: (typeof images.$inferInsert)[];
  readonly brandAssets: (typeof brandAssets.$inferInsert)[];
};

/** Stores the logos of the demo's reseller, and makes its domain live. Can be repeated. */
export async function hostReseller(
  { storage, hosting, addRecord }: ResellerServices,
  epoch: Date,
): Promise<HostedReseller> {
  const entityId = openRandom(`entity/${NORTHLIGHT}`).uuid();
  const { id, newDomain, requestedAt, validatedAt } = northlightDomain(epoch);
  const arnCertificate = await hosting.requestCertificate(newDomain, id);
  const { record: certificateRecord } = await hosting.readCertificate(arnCertificate);
  if (certificateRecord) addRecord(certificateRecord);
  addRecord({ name: newDomain, type: 'CNAME', value: hosting.target });
  const certificate = await hosting.readCertificate(arnCertificate);
  if (certificate.state !== 'ISSUED') throw new Error(`The certificate for ${newDomain} was not issued`);
  await hosting.serve(newDomain, arnCertificate);

  const logos = northlightLogos.map((logo, index) => {
    const imageId = logoImageId(logo.name);
    return { ...logo, imageId, objectKey: `${imageId}.svg`, createdAt: logoUploadedAt(epoch, index) };
  });
  for (const { slot, dark, objectKey, content } of logos) {
    await storage.write({ bucket: 'assets', key: objectKey }, Buffer.from(content), 'image/svg+xml');
    if (slot === 'NAV_LOGO_SMALL' && !dark) await writeTouchIcon(storage, objectKey);
  }
  const { notAfter } = certificate;
  return {
    domain: {
      id,
      entityId,
      newDomain,
      arnCertificate,
      certificateRecord,
      requestedAt,
      validatedAt,
      notAfter,
      status: 'SUCCESS',
      live: true,
      checkedAt: epoch,
    },
    brand: { entityId, color: northlightColor },
    images: logos.map(({ imageId, objectKey, name, width, height, content, createdAt }) => ({
      id: imageId,
      entityId,
      bytes: Buffer.byteLength(content),
      objectKey,
      name,
      width,
      height,
      createdAt,
    })),
    brandAssets: logos.map(({ slot, dark, imageId, createdAt }) => ({
      entityId,
      slot,
      dark,
      imageId,
      updatedAt: createdAt,
    })),
  };
}
