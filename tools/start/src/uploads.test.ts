import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { demoAccounts } from '@edge-console/api/seed';
import { createTestClient } from '@edge-console/local-cloud/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from './stack.ts';
import { startTestStack } from './testStack.fixture.ts';

/** Uploads as the console makes them: by the API, by credentials of the identity pool, and by the object store itself. */

const dataFolder = mkdtempSync(join(tmpdir(), 'uploads-'));
let stack: Stack;
let reseller: TestUser;
let customer: TestUser;

beforeAll(async () => {
  stack = await startTestStack(dataFolder, 4_950);
  [reseller, customer] = await Promise.all([signIn('reseller'), signIn('customer')]);
});

afterAll(async () => {
  reseller.s3.destroy();
  customer.s3.destroy();
  await stack.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

type TestUser = { readonly token: string; readonly identityId: string; readonly s3: S3Client };
type Configuration = Readonly<Record<'storageEndpoint' | 'userPoolId' | 'identityPoolId', string>>;

/** A demo user, with credentials of the identity pool. */
async function signIn(kind: 'reseller' | 'customer'): Promise<TestUser> {
  const { email, password } = demoAccounts().find((one) => one.kind === kind) ?? {};
  const client = createTestClient(Number(new URL(stack.origin).port), Date.now);
  const { AuthenticationResult: result } = await client.signIn(email ?? '', password ?? '');
  const configuration = (await (await fetch(`${stack.origin}/config.json`)).json()) as Configuration;
  const query = async <Value>(operation: string, input: object): Promise<Value> => {
    const response = await fetch(`${stack.origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(input),
    });
    return (await response.json()) as Value;
  };
  const Logins = { [`localhost/identity/${configuration.userPoolId}`]: result?.IdToken };
  const { IdentityId } = await query<{ IdentityId: string }>('GetId', {
    IdentityPoolId: configuration.identityPoolId,
    Logins,
  });
  const { Credentials: given } = await query<{
    Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string };
  }>('GetCredentialsForIdentity', { IdentityId, Logins });
  const s3 = new S3Client({
    endpoint: configuration.storageEndpoint,
    region: 'local',
    forcePathStyle: true,
    credentials: { accessKeyId: given.AccessKeyId, secretAccessKey: given.SecretKey, sessionToken: given.SessionToken },
  });
  return { token: result?.AccessToken ?? '', identityId: IdentityId, s3 };
}

async function send<Value>({ token }: TestUser, query: string, variables: object = {}): Promise<Value> {
  const response = await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin: stack.origin },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Value; errors?: { extensions: { code: string } }[] };
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data;
}

type Errors = { readonly userErrors: readonly { readonly code: string }[] };
type UploadedImage = Readonly<Record<'id' | 'url' | 'name', string>> & { readonly inUse: boolean };
type Target = { readonly key: string; readonly bucket: string };
const imageFields = 'id url name bytes width height inUse';

async function createUpload(who: TestUser, filename: string, content: Uint8Array, identityId = who.identityId) {
  const { createUpload: response } = await send<{ createUpload: Errors & { target: Target | null } }>(
    who,
    `mutation ($filename: String!, $bytes: Int!, $contentType: String!, $identityId: ID!) {
      createUpload(kind: BRAND, filename: $filename, bytes: $bytes, contentType: $contentType, identityId: $identityId) {
        target { key bucket region maxBytes expiresAt } userErrors { code } } }`,
    { filename, bytes: content.length, contentType: 'image/svg+xml', identityId },
  );
  return response;
}
const put = (who: TestUser, { bucket: Bucket, key: Key }: Target, Body: Uint8Array) =>
  who.s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/svg+xml' }));

async function completeUpload(who: TestUser, key: string) {
  const { completeUpload: response } = await send<{ completeUpload: Errors & { image: UploadedImage | null } }>(
    who,
    `mutation ($key: String!) { completeUpload(key: $key) { image { ${imageFields} } userErrors { code } } }`,
    { key },
  );
  return response;
}
async function upload(who: TestUser, filename: string, content: Uint8Array) {
  const { target } = await createUpload(who, filename, content);
  if (!target) throw new Error('No upload was created');
  await put(who, target, content);
  return { target, ...(await completeUpload(who, target.key)) };
}
const images = async (who: TestUser, first = 24, after: string | null = null) =>
  (
    await send<{ images: { nodes: UploadedImage[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(
      who,
      `query ($first: Int!, $after: String) { images(first: $first, after: $after) {
        nodes { ${imageFields} } pageInfo { hasNextPage endCursor } } }`,
      { first, after },
    )
  ).images;
const codesOf = ({ userErrors }: Errors) => userErrors.map(({ code }) => code);
const deleteImage = async (who: TestUser, id: string) =>
  codesOf(
    (
      await send<{ deleteImage: Errors }>(
        who,
        'mutation ($id: ID!) { deleteImage(id: $id) { ok userErrors { code } } }',
        { id },
      )
    ).deleteImage,
  );

const drawing = (inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="356" height="56" onload="alert(1)"><rect width="9" height="9"/>${inside}</svg>`,
  );

describe('an image', () => {
  it('is announced, uploaded, accepted once, and published without metadata', async () => {
    const { target, image, userErrors } = await upload(reseller, 'nav.svg', drawing('<script>alert(1)</script>'));
    expect(userErrors).toEqual([]);
    expect(target).toMatchObject({ maxBytes: expect.any(Number) as number });
    expect(target.key).toMatch(new RegExp(`^uploads/${reseller.identityId}/[\\w-]+\\.svg$`));
    expect(image).toMatchObject({ name: 'nav.svg', width: 356, height: 56, inUse: false });
    expect((await completeUpload(reseller, target.key)).image?.id).toBe(image?.id);
    const published = await fetch(image?.url ?? '');
    expect(await published.text()).not.toMatch(/script|onload/);
    expect(published.headers.get('content-security-policy')).toContain('sandbox');
    // The upload is not readable, and is deleted.
    const { storageEndpoint } = (await (await fetch(`${stack.origin}/config.json`)).json()) as Configuration;
    expect((await fetch(`${storageEndpoint}/${target.bucket}/${target.key}`)).status).toBe(403);
  });

  it('is listed newest first, a page at a time', async () => {
    for (const name of ['a.svg', 'b.svg', 'c.svg']) await upload(reseller, name, drawing());
    const first = await images(reseller, 2);
    expect(first.nodes.map(({ name }) => name)).toEqual(['c.svg', 'b.svg']);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await images(reseller, 24, first.pageInfo.endCursor);
    expect(rest.nodes[0]?.name).toBe('a.svg');
  });

  it('is kept while it is used, and then deleted from the store', async () => {
    const { image } = await upload(reseller, 'logo.svg', drawing());
    const id = image?.id ?? '';
    const setBrandAsset = 'mutation ($id: ID!) { setBrandAsset(slot: NAV_LOGO, imageId: $id) { userErrors { code } } }';
    await send(reseller, setBrandAsset, { id });
    expect((await images(reseller)).nodes.find((one) => one.id === id)?.inUse).toBe(true);
    expect(await deleteImage(reseller, id)).toEqual(['IMAGE_IN_USE']);
    await send(reseller, 'mutation { clearBrandAsset(slot: NAV_LOGO) { userErrors { code } } }');
    expect(await deleteImage(reseller, id)).toEqual([]);
    expect((await images(reseller)).nodes.map((one) => one.id)).not.toContain(id);
    await expect.poll(async () => (await fetch(image?.url ?? '')).status).not.toBe(200);
  });

  it('that is missing, too large, or not an image is rejected with a code', async () => {
    const { target } = await createUpload(reseller, 'late.svg', drawing());
    expect(codesOf(await completeUpload(reseller, target?.key ?? ''))).toEqual(['UPLOAD_INCOMPLETE']);
    expect(codesOf(await createUpload(reseller, 'big.svg', new Uint8Array(5_000_000)))).toEqual(['FILE_TOO_BIG']);
    expect(codesOf(await createUpload(reseller, 'page.html', drawing()))).toEqual(['FILE_TYPE']);
    expect(codesOf(await upload(reseller, 'text.png', Buffer.from('<script>alert(1)</script>')))).toEqual([
      'FILE_TYPE',
    ]);
  });

  it('of another user cannot be uploaded, accepted, read, or deleted', async () => {
    const { target, image } = await upload(reseller, 'own.svg', drawing());
    await expect(put(customer, target, drawing())).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(completeUpload(customer, target.key)).rejects.toThrow('NOT_FOUND');
    await expect(createUpload(customer, 'mine.svg', drawing())).rejects.toThrow('FORBIDDEN');
    await expect(images(customer)).rejects.toThrow('FORBIDDEN');
    await expect(deleteImage(customer, image?.id ?? '')).rejects.toThrow('FORBIDDEN');
    // Below the prefix of another identity: it can be announced but not uploaded.
    const foreign = await createUpload(reseller, 'foreign.svg', drawing(), customer.identityId);
    await expect(put(reseller, foreign.target as Target, drawing())).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

it('that is slow to decode does not delay other requests', async () => {
  const costly = drawing(
    // As much as the limits of a drawing let through.
    '<g>'.repeat(60) + `<path d="M0 0${'h1v1'.repeat(50)}"/>`.repeat(4_800) + '</g>'.repeat(60),
  );
  const { target } = await createUpload(reseller, 'costly.svg', costly);
  if (!target) throw new Error('No upload was created');
  await put(reseller, target, costly);
  let isRead = false;
  const begun = performance.now();
  const reading = completeUpload(reseller, target.key).finally(() => (isRead = true));
  const times: number[] = [];
  while (!isRead) {
    const asked = performance.now();
    await send(customer, '{ viewer { email } }');
    times.push(performance.now() - asked);
  }
  await reading;
  const [longest = 0] = times.toSorted((left, right) => right - left);
  console.info(
    `Read in ${Math.round(performance.now() - begun)} ms; meanwhile ${times.length} answers to somebody else, ${Math.round(longest)} ms at most`,
  );
  // One that had to wait for it would be the only one.
  expect(times.length).toBeGreaterThan(1);
});
