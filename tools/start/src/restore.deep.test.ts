import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { demoAccounts } from '@edge-console/api/seed';
import { hasPostgres, openTestPostgres, type TestPostgres } from '@edge-console/api/testing';
import { createLocalCloud } from '@edge-console/local-cloud';
import { adminCredentials, createTestClient } from '@edge-console/local-cloud/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { openServers } from './loopbackServer.ts';
import { stackServers, startStack, type Stack } from './stack.ts';

const program = resolve(import.meta.dirname, '../../../apps/api/src/checkUserPool.ts');
/** Jobs are repeated after a while if the user pool was not open yet. */
const patience = { timeout: 300_000, interval: 100 };
const password = 'Restored-Evening-5';

describe.skipIf(!hasPostgres)('a database that was restored from an earlier backup', () => {
  let server: TestPostgres;
  let folder: string;

  const start = async () =>
    startStack({
      data: await openDataFolder(join(folder, 'data')),
      servers: await openServers(stackServers, 4_970),
      databaseUrl: server.ownerUrl,
      openPages: async () => (_request, response) => void response.end(),
    });
  const clientOf = (origin: string) => createTestClient(Number(new URL(origin).port), Date.now);
  const execute = (sql: string) => server.execute(sql);

  /** The outbox has updated the user pool. */
  async function delivered(): Promise<void> {
    const kinds = "'CREATE', 'RESEND', 'DISABLE', 'ENABLE', 'DELETE'";
    await expect.poll(() => execute(`SELECT count(*) FROM outbox_jobs WHERE kind IN (${kinds})`), patience).toBe('0');
  }

  /** Runs the command against the user pool at an origin. */
  async function check(origin: string, ...options: string[]) {
    const environment = {
      PATH: process.env['PATH'],
      DATABASE_URL: server.ownerUrl,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: adminCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: adminCredentials.secretAccessKey,
      USER_POOL_ID: 'local_EdgeConsole',
      USER_POOL_ENDPOINT: `${origin}/identity/`,
    };
    const command = ['--conditions=@edge-console/source', '--no-warnings', program, ...options];
    return promisify(execFile)(process.execPath, command, { env: environment }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        stdout: error.stdout + error.stderr,
      }),
    );
  }

  /** Signs in to the user pool, and asks the API who that is. */
  async function signIn({ origin }: Stack, email: string, secret = password): Promise<string> {
    const { AuthenticationResult: tokens, message } = await clientOf(origin).signIn(email, secret);
    if (!tokens) return message ?? 'refused';
    const { data, errors } = await send(origin, tokens.AccessToken, '{ viewer { user { email } } }');
    const viewer = data?.['viewer'] as { user: { email: string } } | null | undefined;
    return errors?.[0]?.extensions.code ?? viewer?.user.email ?? 'no one';
  }

  async function send(origin: string, token: string, query: string, variables: object = {}) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { message: string; extensions: { code: string } }[];
    };
  }

  /** Changes that an administrator of the platform makes. */
  async function administratorOf({ origin }: Stack) {
    const { email, password: secret } = demoAccounts().find(({ kind }) => kind === 'admin') ?? {
      email: '',
      password: '',
    };
    const { AuthenticationResult: tokens } = await clientOf(origin).signIn(email, secret);
    return async (name: string, parameters: string, variables: object) => {
      const mutation = `mutation (${parameters}) { ${name} { userErrors { code } } }`;
      const { data, errors } = await send(origin, tokens?.AccessToken ?? '', mutation, variables);
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).toEqual([{ userErrors: [] }]);
    };
  }

  beforeAll(async () => {
    server = await openTestPostgres();
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/admin-credentials.json'), JSON.stringify(adminCredentials));
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('agrees with the user pool after a repair, and gives no one access who lost it', async () => {
    const before = await start();
    const people = execute(`
      SELECT users.email FROM users JOIN entities ON entities.id = users.entity_id
      WHERE entities.type = 'CUSTOMER' AND entities.active AND users.active AND stage = 'ACTIVE' AND NOT admin
        AND sub IS NOT NULL AND NOT mfa_enabled ORDER BY email LIMIT 5`).split('\n');
    const [kept = '', deleted = '', disabled = '', renamed = '', enabled = ''] = people;
    const idOf = (email: string) => execute(`SELECT id FROM users WHERE email = '${email}'`);
    const enabledId = idOf(enabled);
    for (const Username of people)
      await clientOf(before.origin).admin('AdminSetUserPassword', { Username, Password: password, Permanent: true });
    await (
      await administratorOf(before)
    )('setUserActive(id: $id, active: false)', '$id: ID!', { id: enabledId });
    await delivered();

    const backup = join(folder, 'backup');
    const connection = ['--host=127.0.0.1', `--port=${server.port}`, '--username=postgres'];
    execFileSync('pg_dump', [...connection, '--format=custom', `--file=${backup}`, 'edge_console']);

    const change = await administratorOf(before);
    const newAddress = 'new-address@solstice.example';
    const invited = 'invited-later@solstice.example';
    await change('deleteUser(id: $id)', '$id: ID!', { id: idOf(deleted) });
    await change('setUserActive(id: $id, active: false)', '$id: ID!', { id: idOf(disabled) });
    await change('setUserActive(id: $id, active: true)', '$id: ID!', { id: enabledId });
    const invitation = { name: 'Ida', lastName: 'Newcomer', email: invited };
    await change('inviteUser(input: $input)', '$input: InviteUserInput!', { input: invitation });
    await delivered();
    // What the API does when the user confirms the new address.
    const attributes = [
      { Name: 'email', Value: newAddress },
      { Name: 'email_verified', Value: 'true' },
    ];
    await clientOf(before.origin).admin('AdminUpdateUserAttributes', { Username: renamed, UserAttributes: attributes });
    await clientOf(before.origin).admin('AdminSetUserPassword', {
      Username: invited,
      Password: password,
      Permanent: true,
    });
    await before.close();

    server.execute('DROP DATABASE edge_console', 'postgres');
    server.execute('CREATE DATABASE edge_console OWNER edge_owner TEMPLATE template0', 'postgres');
    execFileSync('pg_restore', [...connection, '--exit-on-error', '--dbname=edge_console', backup]);

    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as { port: number };
    const origin = `http://localhost:${port}`;
    const cloud = await createLocalCloud({ folder: join(folder, 'data/local-cloud'), origin, adminCredentials });
    listening.on('request', (request, response) => void cloud.handle(request, response));
    const found = await check(origin);
    expect(found.code).toBe(1);
    expect(found.stdout).toContain(`1 in the database only:\n  user ${idOf(deleted)}\n`);
    expect(found.stdout).toMatch(/^1 in the user pool only:\n {2}sub /m);
    expect(found.stdout).toContain(`1 with another address in the user pool:\n  user ${idOf(renamed)}\n`);
    expect(found.stdout).toContain(`1 disabled in the database only:\n  user ${enabledId}\n`);
    expect(found.stdout).toContain(`1 disabled in the user pool only:\n  user ${idOf(disabled)}\n`);
    expect(found.stdout).not.toContain('@');
    const repaired = await check(origin, '--repair');
    expect(repaired).toMatchObject({ code: 0, stdout: expect.stringContaining('Repaired 5 of 5.') });
    await cloud.close();
    listening.close();
    listening.closeAllConnections();

    const after = await start();
    await delivered();
    expect(await check(after.origin)).toMatchObject({ code: 0, stdout: expect.stringContaining('They agree.') });
    expect(await signIn(after, kept)).toBe(kept);
    expect(await signIn(after, newAddress)).toBe(newAddress);
    expect(await signIn(after, renamed)).toMatch(/Incorrect username or password/);
    for (const email of [deleted, disabled, enabled, invited]) expect(await signIn(after, email)).not.toContain('@');
    expect(execute("SELECT count(*) FROM audit_events WHERE request_id = 'check-user-pool'")).toBe('3');

    // An administrator gives access again.
    const decide = await administratorOf(after);
    await decide('setUserActive(id: $id, active: true)', '$id: ID!', { id: idOf(disabled) });
    await decide('setUserActive(id: $id, active: true)', '$id: ID!', { id: idOf(deleted) });
    await decide('inviteUser(input: $input)', '$input: InviteUserInput!', { input: invitation });
    await delivered();
    expect(await signIn(after, disabled)).toBe(disabled);
    expect(await signIn(after, invited)).toBe(invited);
    expect(await clientOf(after.origin).mailsTo(deleted)).not.toEqual([]);
    expect(await check(after.origin)).toMatchObject({ code: 0 });
    await after.close();
  });

  it('is not repaired with the user pool of another database', async () => {
    const cloudFolder = join(folder, 'other');
    mkdirSync(cloudFolder);
    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const origin = `http://localhost:${(listening.address() as { port: number }).port}`;
    const cloud = await createLocalCloud({ folder: cloudFolder, origin, adminCredentials });
    listening.on('request', (request, response) => void cloud.handle(request, response));
    const refused = await check(origin, '--repair');
    expect(refused).toMatchObject({ code: 2, stdout: expect.stringContaining('Nothing was changed') });
    expect((await check(origin, '--repair', '--invite-missing')).code).toBe(0);
    await cloud.close();
    listening.close();
    listening.closeAllConnections();
  });
});
