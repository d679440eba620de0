import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { brandAssets, brands, domains, entities, images } from '../database/schema.ts';
import { storageInMemory } from '../services/objectStorage.fixture.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addUser, entityId, resetWorld, type EntityName } from '../../testing/world.ts';
import { createMailBrands, ownMailBrand } from './mailBrand.ts';

let database: Database;
let storage: ReturnType<typeof storageInMemory>;
const consoleOrigin = 'https://console.example';

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetWorld(database);
  storage = storageInMemory();
});

const brandOf = (to: string, about: EntityName) =>
  createMailBrands({ database, storage, consoleOrigin, supportAddress: 'support@console.example' })({
    to,
    entityId: entityId(about),
  });

const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="410" height="150"><rect width="410" height="150" fill="${color}"/></svg>`,
  );

async function placeLogo(at: EntityName, { dark, extension = 'svg' }: { dark: boolean; extension?: string }) {
  const id = randomUUID();
  const objectKey = `${at}-${dark ? 'dark' : 'light'}.${extension}`;
  await storage.write({ bucket: 'assets', key: objectKey }, drawing('green'), 'image/svg+xml');
  await database.asSystem(async (transaction) => {
    await transaction.insert(images).values({ id, entityId: entityId(at), objectKey, name: objectKey, bytes: 1 });
    await transaction.insert(brandAssets).values({ entityId: entityId(at), slot: 'LOGIN_LOGO', dark, imageId: id });
  });
}

it("is the brand of the addressee's reseller, and of no one else", async () => {
  await placeLogo('north', { dark: false });
  await placeLogo('north', { dark: true });
  await database.asSystem((transaction) =>
    transaction.insert(brands).values({ entityId: entityId('north'), color: '#17897f' }),
  );
  const [alder, north, cedar, platform] = await Promise.all(
    (['alder', 'north', 'cedar', 'platform'] as const).map((name) => addUser(database, name)),
  );
  const norths = {
    name: 'north',
    address: 'https://north.console.example',
    origin: consoleOrigin,
    logo: 'https://assets.example/north-light-mail.png',
    darkLogo: 'https://assets.example/north-dark-mail.png',
    color: '#17897f',
  };
  expect(await brandOf(alder?.user.email.toUpperCase() ?? '', 'alder')).toEqual(norths);
  expect(await brandOf(north?.user.email ?? '', 'north')).toEqual(norths);
  // No user has this address yet, so the account that the mail is about determines the brand.
  expect(await brandOf('new@example.com', 'alder')).toEqual(norths);
  expect(await brandOf(cedar?.user.email ?? '', 'cedar')).toMatchObject({
    name: 'south',
    address: 'https://south.console.example',
    logo: null,
    darkLogo: null,
    color: null,
  });
  // Mails to platform staff and support always have the platform's brand.
  expect(await brandOf(platform?.user.email ?? '', 'alder')).toEqual(ownMailBrand(consoleOrigin));
  expect(await brandOf('support@console.example', 'alder')).toEqual(ownMailBrand(consoleOrigin));
});

it('has a raster logo for mail clients, created once', async () => {
  await placeLogo('north', { dark: false });
  const { logo } = await brandOf('new@example.com', 'birch');
  expect(logo).toBe('https://assets.example/north-light-mail.png');
  const generated = storage.stored.get('assets/north-light-mail.png');
  expect(await sharp(generated).metadata()).toMatchObject({ format: 'png', height: 80, width: 219 });
  await brandOf('new@example.com', 'birch');
  expect(storage.stored.get('assets/north-light-mail.png')).toBe(generated);
});

it('has only the name if the logo cannot be rasterized or is missing', async () => {
  await placeLogo('north', { dark: false, extension: 'ico' });
  await placeLogo('south', { dark: false });
  storage.stored.clear();
  expect(await brandOf('new@example.com', 'alder')).toMatchObject({ name: 'north', logo: null });
  expect(await brandOf('new@example.com', 'cedar')).toMatchObject({ name: 'south', logo: null });
});

it('links to the live domain of the reseller, or to our own domain if the reseller is disabled', async () => {
  const domain = { id: randomUUID(), entityId: entityId('north'), newDomain: 'console.north.example' };
  await database.asSystem((transaction) => transaction.insert(domains).values(domain));
  expect(await brandOf('new@example.com', 'alder')).toMatchObject({ address: 'https://north.console.example' });
  await database.asSystem((transaction) =>
    transaction.update(domains).set({
      live: true,
      status: 'SUCCESS',
      arnCertificate: 'arn',
      validatedAt: new Date(),
      notAfter: new Date('2099-01-01'),
    }),
  );
  expect(await brandOf('new@example.com', 'alder')).toMatchObject({
    address: 'https://console.north.example',
    origin: 'https://console.north.example',
  });
  await database.asSystem((transaction) =>
    transaction.update(entities).set({ active: false }).where(eq(entities.name, 'north')),
  );
  expect(await brandOf('new@example.com', 'alder')).toEqual(ownMailBrand(consoleOrigin));
});
