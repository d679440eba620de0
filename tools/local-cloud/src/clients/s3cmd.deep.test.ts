import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buckets, identityPoolId } from '../user-pool/settings.ts';
import { adminCredentials, ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

// s3cmd (Debian package): an independent S3 client that shares no code with the AWS SDK.

const program = '/usr/bin/s3cmd';
const run = promisify(execFile);
const { uploads, assets } = buckets;

let test: TestCloud;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3cmd-'));
  test = await startTestCloud();
  await test.cloud().importUsers([ana, { ...eve, password: ana.password }]);
});

afterEach(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/** Runs s3cmd with credentials, and returns its output. */
async function s3cmd(credentials: Credentials, ...parameters: string[]): Promise<string> {
  const { host } = new URL(test.origin);
  const configuration = join(folder, 's3cfg');
  const lines = {
    access_key: credentials.accessKeyId,
    secret_key: credentials.secretAccessKey,
    access_token: credentials.sessionToken ?? '',
    host_base: host,
    // Path-style URLs.
    host_bucket: host,
    bucket_location: 'local',
    use_https: 'False',
    max_retries: '1',
  };
  writeFileSync(
    configuration,
    ['[default]', ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`)].join('\n'),
  );
  const { stdout } = await run(program, ['--config', configuration, '--no-progress', ...parameters]);
  return stdout;
}

/** The error code that the store returned to s3cmd. */
const refusalOf = (response: Promise<string>): Promise<string | undefined> =>
  response.then(
    () => 'accepted',
    ({ stderr }: { stderr: string }) => /^ERROR: .*/m.exec(stderr)?.[0],
  );

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Identity pool credentials of a signed-in user. */
async function pooled(email: string): Promise<{ identityId: string; credentials: Credentials }> {
  const { AuthenticationResult: result } = await test.signIn(email, ana.password);
  const Logins = { 'localhost/identity/local_EdgeConsole': result?.IdToken };
  const send = async (operation: string, input: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityService.${operation}`,
    };
    const { text } = await test.send('/identity/', { method: 'POST', headers, body: JSON.stringify(input) });
    return JSON.parse(text) as Record<string, string> & { Credentials: Record<string, string> };
  };
  const { IdentityId: identityId = '' } = await send('GetId', { IdentityPoolId: identityPoolId, Logins });
  const { Credentials: given } = await send('GetCredentialsForIdentity', { IdentityId: identityId, Logins });
  return {
    identityId,
    credentials: {
      accessKeyId: given['AccessKeyId'] ?? '',
      secretAccessKey: given['SecretKey'] ?? '',
      sessionToken: given['SessionToken'] ?? '',
    },
  };
}

describe.skipIf(!existsSync(program))('s3cmd', () => {
  it('stores, lists, reads, and deletes an object', async () => {
    const content = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const address = `s3://${assets}/logos/ä picture (1).png`;
    await s3cmd(adminCredentials, 'put', fileOf('a.png', content), address);
    expect(await s3cmd(adminCredentials, 'ls', `s3://${assets}/logos/`)).toMatch(/300000\s+s3:.*ä picture \(1\)\.png/);
    const copy = join(folder, 'copy.png');
    await s3cmd(adminCredentials, 'get', address, copy);
    expect(readFileSync(copy).equals(content)).toBe(true);
    await s3cmd(adminCredentials, 'del', address);
    expect(await s3cmd(adminCredentials, 'ls', `s3://${assets}/logos/`)).toBe('');
    expect(await refusalOf(s3cmd(adminCredentials, 'get', '--force', address, copy))).toMatch(/does not exist/);
  });

  it('lists folders, and everything below one', async () => {
    for (const name of ['one/a', 'one/b', 'two/c'])
      await s3cmd(adminCredentials, 'put', fileOf('x', name), `s3://${uploads}/list/${name}`);
    expect(await s3cmd(adminCredentials, 'ls', `s3://${uploads}/list/`)).toMatch(
      /DIR .*list\/one\/\n.*DIR .*list\/two\//,
    );
    const all = await s3cmd(adminCredentials, 'ls', '--recursive', `s3://${uploads}/list/`);
    expect(all.trim().split('\n')).toHaveLength(3);
  });

  it('uploads an object in parts', async () => {
    const content = Buffer.alloc(5_500_000, 'a picture');
    const address = `s3://${uploads}/large.png`;
    await s3cmd(adminCredentials, 'put', '--multipart-chunk-size-mb=5', fileOf('large.png', content), address);
    const copy = join(folder, 'copy.png');
    await s3cmd(adminCredentials, 'get', address, copy);
    expect(readFileSync(copy).equals(content)).toBe(true);
  });

  it('with credentials of the identity pool, can only upload below its own prefix', async () => {
    const { identityId, credentials } = await pooled(ana.email);
    const other = await pooled(eve.email);
    const file = fileOf('a.png', 'content');
    await s3cmd(credentials, 'put', file, `s3://${uploads}/uploads/${identityId}/a.png`);
    expect(await s3cmd(adminCredentials, 'get', `s3://${uploads}/uploads/${identityId}/a.png`, '-')).toContain(
      'content',
    );
    for (const location of [`${uploads}/uploads/${other.identityId}/a.png`, `${uploads}/a.png`, `${assets}/a.png`])
      expect([location, await refusalOf(s3cmd(credentials, 'put', file, `s3://${location}`))]).toEqual([
        location,
        'ERROR: S3 error: 403 (AccessDenied): Access Denied',
      ]);
    expect(await refusalOf(s3cmd(credentials, 'ls', `s3://${uploads}/`))).toMatch(/was denied/);
  });
});
