import { request } from 'node:http';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buckets, identityPoolId as IdentityPoolId } from '../user-pool/settings.ts';
import { adminCredentials, ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const provider = 'localhost/identity/local_EdgeConsole';
const { uploads, assets } = buckets;

let test: TestCloud;
const clients: S3Client[] = [];

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana, { ...eve, password: ana.password }]);
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await test.stop();
});

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

function clientOf(credentials: Credentials, systemClockOffset = 0): S3Client {
  const client = new S3Client({
    endpoint: test.origin,
    region: 'local',
    credentials,
    forcePathStyle: true,
    maxAttempts: 1,
    systemClockOffset,
  });
  clients.push(client);
  return client;
}

const administrator = () => clientOf(adminCredentials);

async function ask(operation: string, input: object) {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityService.${operation}`,
  };
  const { text } = await test.send('/identity/', { method: 'POST', headers, body: JSON.stringify(input) });
  return JSON.parse(text) as {
    IdentityId: string;
    Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string };
  };
}

/** Signs in a user for the first time, with credentials of the identity pool. */
async function poolUser(email: string = ana.email) {
  const { AuthenticationResult: result } = await test.signIn(email, ana.password);
  const Logins = { [provider]: result?.IdToken };
  const { IdentityId } = await ask('GetId', { IdentityPoolId, Logins });
  const { Credentials: given } = await ask('GetCredentialsForIdentity', { IdentityId, Logins });
  const credentials = {
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretKey,
    sessionToken: given.SessionToken,
  };
  return { identityId: IdentityId, credentials };
}

const put = (client: S3Client, Key: string, Body: string | Uint8Array = 'content', Bucket: string = uploads) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/png' }));
const get = async (client: S3Client, Key: string, Bucket: string = uploads) =>
  (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
const refusalOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'accepted',
    (error: { name: string }) => error.name,
  );

describe('an object', () => {
  it('can be stored, read, described, listed, and deleted, with any key', async () => {
    const client = administrator();
    const key = 'a folder/ä+b=c&d(1)!.png';
    const { ETag } = await put(client, key);
    expect(ETag).toBe('"9a0364b9e99bb480dd25e1f0284c8555"');
    expect(await get(client, key)).toBe('content');
    expect(await client.send(new HeadObjectCommand({ Bucket: uploads, Key: key }))).toMatchObject({
      ContentLength: 7,
      ContentType: 'image/png',
      ETag,
    });
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: uploads, Prefix: 'a folder/' }));
    expect(Contents).toMatchObject([{ Key: key, Size: 7, ETag }]);
    await client.send(new DeleteObjectCommand({ Bucket: uploads, Key: key }));
    expect(await refusalOf(get(client, key))).toBe('NoSuchKey');
    // Deleting a missing object succeeds.
    await client.send(new DeleteObjectCommand({ Bucket: uploads, Key: key }));
  });

  it('is listed in pages', async () => {
    const client = administrator();
    for (const name of ['c', 'a', 'b']) await put(client, `list/${name}`);
    const send = { Bucket: uploads, Prefix: 'list/', MaxKeys: 2 };
    const first = await client.send(new ListObjectsV2Command(send));
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/b']);
    const ContinuationToken = first.NextContinuationToken;
    const rest = await client.send(new ListObjectsV2Command({ ...send, ContinuationToken }));
    expect(rest).toMatchObject({ IsTruncated: false, Contents: [{ Key: 'list/c' }] });
  });

  it('survives a restart, complete or not at all', async () => {
    await put(administrator(), 'kept.png', new Uint8Array(1_000_000));
    await test.reopen();
    expect((await get(administrator(), 'kept.png'))?.length).toBe(1_000_000);
  });

  it('has a maximum size and needs an existing bucket', async () => {
    expect(await refusalOf(put(administrator(), 'big', new Uint8Array(7_000_000)))).toBe('EntityTooLarge');
    expect(await refusalOf(put(administrator(), 'a', 'b', 'edge-console-other'))).toBe('NoSuchBucket');
  });
});

describe('a user with credentials of the identity pool', () => {
  it('can only upload below their own prefix', async () => {
    const { identityId, credentials } = await poolUser();
    const other = await poolUser(eve.email);
    const own = clientOf(credentials);
    await put(own, `uploads/${identityId}/a.png`);
    expect(await get(administrator(), `uploads/${identityId}/a.png`)).toBe('content');
    for (const key of [
      `uploads/${other.identityId}/a.png`,
      `uploads/${identityId}/../${other.identityId}/a.png`,
      `uploads/${identityId}`,
      'attachments/a.png',
    ])
      expect([key, await refusalOf(put(own, key))]).toEqual([key, 'AccessDenied']);
    expect(await refusalOf(put(own, 'a.png', 'content', assets))).toBe('AccessDenied');
    // Uploads are not served, not even to the uploader.
    expect(await refusalOf(get(own, `uploads/${identityId}/a.png`))).toBe('AccessDenied');
    expect(await refusalOf(own.send(new ListObjectsV2Command({ Bucket: uploads })))).toBe('AccessDenied');
    expect(
      await refusalOf(own.send(new DeleteObjectCommand({ Bucket: uploads, Key: `uploads/${identityId}/a.png` }))),
    ).toBe('AccessDenied');
  });

  it('is rejected with expired or foreign credentials, another secret, or a clock off by an hour', async () => {
    const { identityId, credentials } = await poolUser();
    const other = await poolUser(eve.email);
    const Key = `uploads/${identityId}/a.png`;
    const hour = 60 * 60_000;
    const refused = (given: Credentials, offset?: number) => refusalOf(put(clientOf(given, offset), Key));
    expect(await refused({ ...credentials, secretAccessKey: 'another' })).toBe('SignatureDoesNotMatch');
    expect(await refused({ ...credentials, sessionToken: other.credentials.sessionToken })).toBe('InvalidAccessKeyId');
    expect(await refused({ ...credentials, sessionToken: 'made up' })).toBe('InvalidToken');
    expect(await refused({ ...adminCredentials, accessKeyId: 'SOMEBODY' })).toBe('InvalidAccessKeyId');
    expect(await refused(credentials, hour)).toBe('RequestTimeTooSkewed');
    expect(await refused(credentials, -hour)).toBe('RequestTimeTooSkewed');
    test.advance(hour);
    expect(await refused(credentials, hour)).toBe('ExpiredToken');
  });
});

describe('a presigned URL', () => {
  it('allows one object to be stored, until it expires', async () => {
    const { identityId, credentials } = await poolUser();
    const Key = `uploads/${identityId}/a.png`;
    const address = await getSignedUrl(clientOf(credentials), new PutObjectCommand({ Bucket: uploads, Key }), {
      expiresIn: 60,
    });
    const send = (url: string) => fetch(url, { method: 'PUT', body: 'content' });
    expect((await send(address)).status).toBe(200);
    expect(await get(administrator(), Key)).toBe('content');
    expect((await send(address.replace('a.png', 'b.png'))).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    test.advance(120_000);
    expect((await send(address)).status).toBe(403);
  });
});

describe('a presigned URL of a private object', () => {
  it('downloads it under the signed name, until it expires; unsigned URLs cannot set a name', async () => {
    const client = administrator();
    await put(client, 'attachments/a.png');
    const command = (name: string) =>
      new GetObjectCommand({
        Bucket: uploads,
        Key: 'attachments/a.png',
        ResponseContentDisposition: `attachment; filename="${name}"`,
      });
    const address = await getSignedUrl(client, command('screen (1).png'), { expiresIn: 60 });
    const response = await fetch(address);
    expect(await response.text()).toBe('content');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="screen (1).png"');
    expect((await fetch(address.replace('screen', 'page'))).status).toBe(403);
    test.advance(120_000);
    expect((await fetch(address)).status).toBe(403);
    await put(client, 'logo.png', 'content', assets);
    const published = await fetch(`${test.origin}/${assets}/logo.png?response-content-disposition=inline`);
    expect(published.headers.has('content-disposition')).toBe(false);
  });
});

describe('an upload', () => {
  it('leaves nothing if it is interrupted, and can be repeated', async () => {
    const { identityId, credentials } = await poolUser();
    const Key = `uploads/${identityId}/a.png`;
    const address = await getSignedUrl(clientOf(credentials), new PutObjectCommand({ Bucket: uploads, Key }));
    const broken = request(address, { method: 'PUT', headers: { 'content-length': 1_000 } });
    broken.on('error', () => undefined);
    await new Promise((resolve) => broken.write('con', resolve));
    broken.destroy();
    expect(await refusalOf(get(administrator(), Key))).toBe('NoSuchKey');
    expect((await fetch(address, { method: 'PUT', body: 'content' })).status).toBe(200);
    expect(await get(administrator(), Key)).toBe('content');
  });

  it('in parts is readable after completion, only below the user’s own prefix', async () => {
    const { identityId, credentials } = await poolUser();
    const client = clientOf(credentials);
    const at = { Bucket: uploads, Key: `uploads/${identityId}/a.png` };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: 'image/png' }));
    const content = Buffer.alloc(5_300_000, 'a picture');
    const bodies = [content.subarray(0, 5_242_880), content.subarray(5_242_880)];
    const Parts = await Promise.all(
      bodies.map(async (Body, index) => {
        const PartNumber = index + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
        return { ETag, PartNumber };
      }),
    );
    expect(await refusalOf(get(administrator(), at.Key))).toBe('NoSuchKey');
    const complete = new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } });
    expect((await client.send(complete)).ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
    expect(await get(administrator(), at.Key)).toBe(content.toString());
    expect(await refusalOf(client.send(complete))).toBe('NoSuchUpload');
    const foreign = new CreateMultipartUploadCommand({ Bucket: uploads, Key: 'uploads/other/a.png' });
    expect(await refusalOf(client.send(foreign))).toBe('AccessDenied');
  });

  it('in parts that is aborted or too large leaves the earlier object unchanged', async () => {
    const client = administrator();
    const at = { Bucket: uploads, Key: 'a.png' };
    await put(client, at.Key, 'before');
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
    const part = (PartNumber: number, Body: Uint8Array) =>
      client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
    await part(1, new Uint8Array(6_000_000));
    expect(await refusalOf(part(2, new Uint8Array(1_000_000)))).toBe('EntityTooLarge');
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId }));
    expect(await refusalOf(part(1, new Uint8Array(10)))).toBe('NoSuchUpload');
    expect(await get(client, at.Key)).toBe('before');
  });

  it('with unsupported object properties is rejected and changes nothing', async () => {
    const client = administrator();
    await put(client, 'a.png');
    const tags = new PutObjectTaggingCommand({ Bucket: uploads, Key: 'a.png', Tagging: { TagSet: [] } });
    expect(await refusalOf(client.send(tags))).toBe('NotImplemented');
    expect(await get(client, 'a.png')).toBe('content');
  });
});

describe('a published object', () => {
  it('is publicly readable, without cookies or scripts', async () => {
    const client = administrator();
    await put(client, 'logo.png', 'content', assets);
    const response = await fetch(`${test.origin}/${assets}/logo.png`);
    expect(await response.text()).toBe('content');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/png',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(`${test.origin}/${assets}/logo.png`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const [path, method] of [
      [`/${assets}/`, 'GET'],
      [`/${assets}/logo.png`, 'PUT'],
      [`/${assets}/logo.png`, 'DELETE'],
      [`/${uploads}/a.png`, 'GET'],
    ] as const)
      expect([path, method, (await fetch(`${test.origin}${path}`, { method })).status]).toEqual([path, method, 403]);
  });
});

describe('CORS', () => {
  it('allows pages of the console to upload, and no other pages', async () => {
    const preflight = (origin: string) =>
      fetch(`${test.origin}/${uploads}/a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    expect((await preflight(test.origin)).headers.get('access-control-allow-origin')).toBe(test.origin);
    expect((await preflight('https://elsewhere.example')).headers.has('access-control-allow-origin')).toBe(false);
  });
});
