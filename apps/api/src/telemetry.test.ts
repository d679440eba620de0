import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger, registry, startService, startTracing } from '@edge-console/service';
import { createErrorReporter } from '@edge-console/service/report-errors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './core/database/database.ts';
import { users } from './core/database/schema.ts';
import { openMailer } from './core/mail/openMailer.ts';
import { createHostingFixture } from './core/services/hosting.fixture.ts';
import { httpEdgeIntelligence } from './core/services/httpEdgeIntelligence.ts';
import { createApi, type Api } from './createApi.ts';
import { createRouter } from './routes.ts';
import { clientId, issuer, startIdentityServer, type IdentityServer } from './testing/identityServer.ts';
import { openTestDatabase } from './testing/testDatabase.ts';
import { addUser, resetWorld, type TestUser } from './testing/world.ts';

/** Values that no log line, metric, span, or error report can contain. */
const canaries = {
  email: 'canary.email@example.com',
  otherEmail: 'canary.other@example.com',
  name: 'Canaryname',
  password: 'canary-Passw0rd',
  code: 'canary',
  token: 'esp_canaryToken',
  ip: '203.0.113.77',
  search: 'canarysearch',
  query: 'canaryquery',
  key: 'canarykey',
  secret: 'canary-secret-of-a-service',
};
const { email, name, password, code, search } = canaries;

/** A server that keeps the bodies it receives. */
async function receive() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { bodies, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Rejects every mail and repeats what it received, as mail servers do. */
async function rejectMails() {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined).write('220 ready\r\n');
    socket.on('data', (data) => {
      const line = data.toString().trim();
      socket.write(line.startsWith('RCPT') ? `550 ${line} "${name}" is unknown\r\n` : '250 OK\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

const lines: string[] = [];
let collector: Awaited<ReturnType<typeof receive>>;
let errors: Awaited<ReturnType<typeof receive>>;
let mailServer: Awaited<ReturnType<typeof rejectMails>>;
let identity: IdentityServer;
let api: Api;
let admin: TestUser;
let origin: string;
let stop: () => Promise<void>;
let isDatabaseBroken = false;

/** Fails statements with an error that quotes a value, and has it as a parameter. */
const breaking = (database: Database): Database => {
  const broken = async (run: Database['asSystem']) =>
    run((transaction) => transaction.execute(sql`SELECT ${`${name} ${email}`}::uuid`));
  return {
    ...database,
    async asPrincipal(caller, work) {
      if (isDatabaseBroken) await broken((fail) => database.asPrincipal(caller, fail));
      return database.asPrincipal(caller, work);
    },
    async asSystem(work) {
      if (isDatabaseBroken) await broken((fail) => database.asSystem(fail));
      return database.asSystem(work);
    },
  };
};

beforeAll(async () => {
  [collector, errors, mailServer, identity] = await Promise.all([
    receive(),
    receive(),
    rejectMails(),
    startIdentityServer(),
  ]);
  const stopTracing = await startTracing({
    service: 'api',
    version: '1.4.0',
    endpoint: `http://127.0.0.1:${collector.port}`,
    ratio: 1,
  });
  const reporter = createErrorReporter({
    dsn: `http://key@127.0.0.1:${errors.port}/1`,
    service: 'api',
    version: '1.4.0',
  });
  const logger = createLogger({
    service: 'api',
    version: '1.4.0',
    level: 'debug',
    write: (line) => void lines.push(line),
    report: reporter.report,
  });
  const database = await openTestDatabase();
  await resetWorld(database);
  admin = await addUser(database, 'platform');
  await database.asSystem((transaction) => transaction.update(users).set({ email, name }));
  const mailer = openMailer({
    from: 'console@example.org',
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
    region: 'local',
  });
  api = createApi({
    database: breaking(database),
    issuer,
    jwksUrl: identity.jwksUrl,
    userPoolId: 'local_Test',
    userPoolClientId: clientId,
    identityEndpoint: identity.endpoint,
    awsCredentials: { accessKeyId: 'key', secretAccessKey: canaries.secret },
    region: 'local',
    consoleOrigin: 'http://localhost',
    edgeNetworks: ['127.0.0.1'],
    regions: ['eu-north'],
    sendMail: mailer.send,
    storage: { region: 'local', uploadBucket: 'uploads', assetBucket: 'assets', assetsUrl: 'https://assets.example' },
    steeringOrigin: 'https://steering.example',
    supportAddress: 'support@console.example',
    steeringSecrets: [canaries.secret],
    chartsOrigin: 'https://charts.example',
    chartsSecrets: [canaries.secret],
    // It is not there.
    edgeIntelligence: httpEdgeIntelligence({ url: 'http://127.0.0.1:9', token: canaries.secret }),
    domainHosting: createHostingFixture(),
    logger,
  });
  const handlerOf = createRouter(api);
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    drainSeconds: 0,
    logger,
    open: async () => ({
      async handle(request, response) {
        const handle = handlerOf((request.url ?? '').split('?', 1)[0] ?? '');
        if (!handle) return void response.writeHead(404).end();
        // `fetch` cannot set the host.
        request.headersDistinct['host'] = ['localhost'];
        await handle(request, response);
      },
      routeOf: (path) => (handlerOf(path) ? path.slice(1) : null),
      checks: {},
      close: async () => undefined,
    }),
  });
  origin = `http://127.0.0.1:${service.port}`;
  stop = async () => {
    await service.stop();
    logger.flush();
    await stopTracing();
    await reporter.close();
  };
});

afterAll(async () => {
  await api.close();
  await identity.close();
  for (const server of [collector, errors, mailServer]) server.close();
});

async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${origin}${path}?search=${canaries.query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cloudfront-viewer-address': `${canaries.ip}:1234`,
      'user-agent': canaries.query,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

let signIns = 0;
/** Sends every kind of request with canaries, as a user, with an API token, and as a guest. */
async function sendAll(): Promise<number[]> {
  signIns += 1;
  const accessToken = await identity.sign({ sub: admin.user.sub ?? '', origin_jti: `canary ${signIns}` });
  const asUser = { authorization: `Bearer ${accessToken}` };
  const asToken = { authorization: `Bearer ${canaries.token}` };
  const invite = { name, lastName: name, email: canaries.otherEmail, admin: true };
  const csv = `name,lastName,email,role\n${name},${name},${canaries.otherEmail},Administrator`;
  const ok = '{ ok userErrors { message } }';
  const requests: [string, Record<string, unknown>][] = [
    ['{ viewer { email } }', {}],
    ['query($list: ListInput) { users(list: $list) { totalCount } }', { list: { search } }],
    ['mutation($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }', { input: invite }],
    ['mutation($csv: String!) { importUsers(csv: $csv, dryRun: false) { userErrors { message } } }', { csv }],
    [`mutation($email: String!) { requestInvite(email: $email) ${ok} }`, { email: canaries.otherEmail }],
    [
      `mutation($email: String!, $password: String!, $code: String!) { recoverMfa(email: $email, password: $password, code: $code) ${ok} }`,
      { email, password, code },
    ],
    [
      'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { secret } }',
      { input: { name, scopes: [{ group: 'st.users', level: 'VIEW' }] } },
    ],
    [`{ ${canaries.query} }`, {}],
    [`{ viewer { email } "${password}"`, {}],
    [`mutation($id: ID!) { resetUserMfa(id: $id) ${ok} }`, { id: `${name} ${email}` }],
    // Ends the session.
    ['mutation($code: String!) { confirmMfa(code: $code) { userErrors { message } } }', { code }],
  ];
  const statuses: number[] = [];
  for (const headers of [asUser, asToken, {}])
    for (const [query, variables] of requests) statuses.push(await send('/graphql', { query, variables }, headers));
  statuses.push(
    await send('/graphql', `{"query": ${password}`, asUser),
    await send('/graphql', {}, { authorization: `Bearer ${password}` }),
    await send('/beacons', { key: canaries.key, beacons: [{ channel: name }] }),
    await send('/beacons', password),
    await send('/steering/feed', {}, { authorization: `Bearer ${canaries.secret}` }),
    await send('/charts/feed', { ticket: canaries.token, kind: 'BASIC' }, asToken),
    await send('/provider-sign-up', { email }, { authorization: `Bearer ${canaries.secret}` }),
    await send(`/${canaries.query}`, {}),
  );
  return statuses;
}

it('writes no personal data and no secret to logs, metrics, traces, and error reports', async () => {
  expect((await sendAll()).slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 200));
  identity.respond = () => ({
    error: 'InvalidParameterException',
    message: `Value '${password}' of ${email} is invalid`,
  });
  await sendAll();
  identity.respond = () => ({ error: 'InternalErrorException', status: 500, message: `"${name}" ${email}` });
  await sendAll();
  identity.respond = () => ({ result: {} });
  isDatabaseBroken = true;
  const statuses = await sendAll();
  isDatabaseBroken = false;
  expect(statuses).toContain(500);
  await expect.poll(() => lines.join()).toContain('The mail was not accepted');
  await stop();
  const outputs = {
    logs: lines.join('\n'),
    spans: collector.bodies.join('\n'),
    reports: errors.bodies.join('\n'),
    metrics: await registry.metrics(),
  };
  expect(outputs.logs).toContain('Failed query');
  expect(outputs.spans).toContain('cognito GetUser');
  expect(outputs.reports).toContain('Failed query');
  expect(outputs.metrics).toMatch(/edge_call_duration_seconds_count\{target="cognito",outcome="failed"\} [1-9]/);
  const found = Object.entries(outputs).flatMap(([output, content]) =>
    Object.values(canaries).flatMap((canary) => {
      const at = content.toLowerCase().indexOf(canary.toLowerCase());
      return at < 0 ? [] : [`${output}: ${content.slice(Math.max(0, at - 200), at + 100)}`];
    }),
  );
  expect(found).toEqual([]);
});
