import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;
let image: Buffer;

beforeAll(async () => {
  api = await openHarness();
  image = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
  api.stored.clear();
  api.logged.splice(0);
  api.malwareScanner = { scan: async () => 'CLEAN' };
});

type Kind = 'BRAND' | 'IMAGE' | 'ISSUE';

/** Requests an upload and uploads a file like a browser does. Returns its key. */
async function put(
  kind: Kind,
  content: Buffer,
  filename = kind === 'IMAGE' ? 'logo.png' : 'player.log',
): Promise<string> {
  const { data } = await api.execute(
    admin.principal,
    `mutation($kind: UploadKind!, $filename: String!, $bytes: Int!) {
      createUpload(kind: $kind, filename: $filename, bytes: $bytes, contentType: "image/png", identityId: "local:one") {
        target { key }
      }
    }`,
    { kind, filename, bytes: content.length },
  );
  const { key } = (data as { createUpload: { target: { key: string } } }).createUpload.target;
  api.stored.set(`uploads/${key}`, content);
  return key;
}

const complete = (key: string, idempotencyKey?: string) =>
  api.execute(
    admin.principal,
    'mutation($key: String!) { completeUpload(key: $key) { image { name } userErrors { code field message } } }',
    { key },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

describe.each<Kind>(['IMAGE', 'ISSUE'])('an upload of the kind %s', (kind) => {
  const file = () => (kind === 'IMAGE' ? image : Buffer.from('What the player said'));
  const completed = { image: kind === 'IMAGE' ? { name: 'logo.png' } : null, userErrors: [] };

  it('is fully scanned for malware before anything else is written', async () => {
    const scanned: { content: Uint8Array; stored: number }[] = [];
    api.malwareScanner = {
      scan: async (content) => {
        scanned.push({ content, stored: api.stored.size });
        return 'CLEAN';
      },
    };
    const { data } = await complete(await put(kind, file()));
    expect(data).toEqual({ completeUpload: completed });
    expect(scanned).toEqual([{ content: file(), stored: 1 }]);
    expect(api.stored.size).toBe(2);
  });

  it('with malware is rejected, deleted, and in the audit log', async () => {
    api.malwareScanner = { scan: async () => 'INFECTED' };
    const key = await put(kind, file());
    const { data } = await complete(key);
    expect(data).toEqual({
      completeUpload: {
        image: null,
        userErrors: [{ code: 'FILE_INFECTED', field: null, message: 'This file contains malware and was not stored.' }],
      },
    });
    expect(api.stored.size).toBe(0);
    expect(await api.auditRows()).toMatchObject([
      {
        action: 'image.create',
        outcome: 'FAILED',
        targetName: kind === 'IMAGE' ? 'logo.png' : 'player.log',
        diff: { code: 'FILE_INFECTED' },
      },
    ]);
    // A different scan result no longer matters, because the file is deleted.
    api.malwareScanner = { scan: async () => 'CLEAN' };
    expect((await complete(key)).data).toMatchObject({
      completeUpload: { userErrors: [{ code: 'UPLOAD_INCOMPLETE' }] },
    });
  });

  it('is not accepted while no scanner is available, is kept, and is accepted by the same call afterwards', async () => {
    api.malwareScanner = { scan: () => Promise.reject(new Error('clamd did not respond')) };
    const key = await put(kind, file());
    expect(await complete(key, 'the-same-key')).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect([...api.stored.keys()]).toEqual([`uploads/${key}`]);
    expect(api.logged).toMatchObject([['A file was not scanned for malware', { error: expect.any(Error) as Error }]]);
    expect(await api.auditRows()).toEqual([]);
    api.malwareScanner = { scan: async () => 'CLEAN' };
    expect((await complete(key, 'the-same-key')).data).toEqual({ completeUpload: completed });
    expect(api.stored.size).toBe(2);
  });
});

it('is not scanned if it is rejected anyway', async () => {
  api.malwareScanner = { scan: () => Promise.reject(new Error('It was scanned')) };
  const { data } = await complete(await put('IMAGE', Buffer.from('<script>alert(1)</script>')));
  expect(data).toMatchObject({ completeUpload: { userErrors: [{ code: 'FILE_TYPE' }] } });
});

it('returns which parts of an SVG were removed', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="a.png"/><path d="M0 0h9v9z"/></svg>';
  const key = await put('BRAND', Buffer.from(drawing), 'logo.svg');
  const completeUpload = () =>
    api.execute(
      admin.principal,
      'mutation($key: String!) { completeUpload(key: $key) { image { name width createdAt } removed userErrors { code } } }',
      { key },
      { idempotencyKey: 'twice' },
    );
  const first = await completeUpload();
  expect(first.data).toMatchObject({
    completeUpload: { image: { name: 'logo.svg', width: 9 }, removed: ['IMAGE'], userErrors: [] },
  });
  expect((await completeUpload()).data).toEqual(first.data);
});

it('is rejected and deleted if it is larger than requested', async () => {
  const key = await put('IMAGE', image);
  api.stored.set(`uploads/${key}`, Buffer.concat([image, Buffer.alloc(1_048_576)]));
  expect((await complete(key)).data).toMatchObject({ completeUpload: { userErrors: [{ code: 'FILE_TOO_BIG' }] } });
  expect(api.stored.size).toBe(0);
});
