import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasClickHouse, hasPostgres, openTestClickHouse } from '@edge-console/api/testing';
import { demoAccounts, planSeed } from '@edge-console/api/seed';
import { createTestClient } from '@edge-console/local-cloud/testing';
import { expect, it, vi } from 'vitest';
import { openDataFolder } from '../dataFolder.ts';
import { openServers } from '../loopbackServer.ts';
import { stackServers, startStack } from '../stack.ts';
import { createLoad } from './load.ts';
import { openProduction } from './openProduction.ts';

/** ms. A request has ten seconds. The rest is for a busy machine. */
const answerLimit = 15_000;
/** ms. */
const exitLimit = 20_000;

/** All sessions that sent beacons, once for each beacon. */
async function storedSessions(address: string): Promise<readonly string[]> {
  const { origin, username, password, pathname } = new URL(address);
  const headers = { authorization: `Basic ${btoa(`${username}:${decodeURIComponent(password)}`)}` };
  const url = `${origin}/?database=${pathname.slice(1)}`;
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: 'SELECT session FROM beacons FINAL ORDER BY session',
  });
  return (await response.text()).trimEnd().split('\n');
}

it.skipIf(!hasPostgres || !hasClickHouse)(
  'keeps what it acknowledged while processes, PostgreSQL, ClickHouse, and the user pool fail, and while a deployment replaces everything',
  async () => {
    await using opened = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), 'edge-console-failures-'));
    opened.defer(() => rmSync(folder, { recursive: true, force: true }));
    const data = await openDataFolder(folder);
    const production = await openProduction({ data: data.path, operationsFolders: [], onLog: () => undefined });
    opened.defer(production.close);
    const { postgres, services } = production;
    const clickHouse = await openTestClickHouse();
    opened.defer(() => clickHouse.close());
    const servers = await openServers(stackServers, 4_970);
    const userPool = { answers: Promise.resolve() };
    const stack = await startStack({
      data,
      servers: {
        ...servers,
        console: {
          ...servers.console,
          serve: (answer) =>
            servers.console.serve(async (request, response) => {
              if (request.url?.startsWith('/identity/')) await userPool.answers;
              await answer(request, response);
            }),
        },
      },
      databaseUrl: postgres.ownerUrl,
      clickHouseUrl: clickHouse.address,
      operations: { folders: [], allowsQueries: true },
      services,
      openPages: async () => (_request, response) => void response.end(),
    });
    opened.defer(() => stack.close());

    const pool = createTestClient(servers.console.port, Date.now);
    const customer = demoAccounts().find(({ kind }) => kind === 'customer');
    const signedIn = await pool.signIn(customer?.email ?? '', customer?.password ?? '');
    const accessToken = signedIn.AuthenticationResult?.AccessToken ?? '';
    const ask = async (query: string): Promise<unknown> => {
      const headers = {
        'content-type': 'application/json',
        origin: stack.origin,
        authorization: `Bearer ${accessToken}`,
      };
      const response = await fetch(`${stack.origin}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return response.json();
    };
    const created = (await ask(
      'mutation { createApiKey(input: { name: "Player", allowedOrigins: [] }) { apiKey { value } } }',
    )) as { data: { createApiKey: { apiKey: { value: string } } } };

    const [resource] = planSeed().delivery.resources;
    const load = createLoad({
      origin: stack.origin,
      decisionUrl: `${stack.steeringOrigin}/decision/${resource?.playerToken}`,
      accessToken,
      beaconKey: created.data.createApiKey.apiKey.value,
    });
    const group = (name: string) => {
      const found = services.groups.get(name);
      if (!found) throw new Error(`No group ${name}`);
      return found;
    };
    /** Of a process of each service: both statuses, and the checks that failed. */
    const health = async () =>
      Promise.all(
        ['api', 'steering', 'charts'].map(async (name) => {
          const url = `http://127.0.0.1:${group(name).processes[0]?.port}`;
          const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
          const { checks } = (await ready.json()) as { checks: Record<string, string> };
          const failed = Object.keys(checks).filter((check) => checks[check] !== 'ok');
          return [name, alive.status, ready.status, ...failed].join(' ');
        }),
      );
    const well = ['api 200 200', 'steering 200 200', 'charts 200 200'];

    load.enter('calm');
    await load.recover();
    expect(await health()).toEqual(well);

    load.enter('killed');
    for (const name of ['api', 'steering', 'charts']) group(name).processes[0]?.child.kill('SIGKILL');
    await pause(10_000);
    await load.recover();

    load.enter('PostgreSQL away');
    await postgres.crash();
    await pause(5_000);
    expect(await health()).toEqual(['api 200 503 database', 'steering 200 200 api', 'charts 200 200']);
    await pause(55_000);
    await postgres.start();
    load.enter('PostgreSQL back');
    await load.recover();

    load.enter('ClickHouse frozen');
    clickHouse.freeze();
    await pause(15_000);
    expect(await health()).toEqual(['api 200 200 clickHouse', 'steering 200 200', 'charts 200 200']);
    await pause(15_000);
    clickHouse.resume();
    load.enter('ClickHouse back');
    await load.recover();

    load.enter('user pool hangs');
    let resume: () => void = () => undefined;
    userPool.answers = new Promise((done) => (resume = done));
    // Recent checks of sessions hold for a minute, so this is longer.
    await pause(90_000);
    expect(await health()).toEqual(['api 200 200 userPool', 'steering 200 200', 'charts 200 200']);
    resume();
    load.enter('user pool back');
    await load.recover();

    load.enter('deployment');
    const exits: number[] = [];
    for (const name of ['api', 'steering', 'charts'])
      for (const old of group(name).processes) {
        await group(name).start();
        const since = performance.now();
        await group(name).stop(old);
        exits.push(performance.now() - since);
      }
    await load.recover();
    await load.stop();

    const { acknowledged, outcomes, slowest } = load;
    expect(Math.max(...exits)).toBeLessThan(exitLimit);
    expect(Math.max(...slowest.values())).toBeLessThan(answerLimit);
    const ofSteering = [...outcomes.keys()].filter((name) => /: steer (?!200$)/.test(name));
    expect(ofSteering.filter((name) => !name.startsWith('killed'))).toEqual([]);

    // What was stored without an answer does no harm.
    const among = (stored: readonly string[], names: readonly string[]) =>
      stored.filter((name) => names.includes(name)).toSorted();
    const pathways = postgres.execute('SELECT name FROM pathways').split('\n');
    expect(among(pathways, acknowledged.pathways)).toEqual(acknowledged.pathways.toSorted());
    expect(among(await storedSessions(clickHouse.address), acknowledged.beacons)).toEqual(
      acknowledged.beacons.toSorted(),
    );
    const waiting = () => postgres.execute('SELECT id FROM outbox_jobs');
    await vi.waitFor(() => expect(waiting()).toBe(''), { timeout: 300_000, interval: 1_000 });
    const mails = await Promise.all(acknowledged.invitations.map((email) => pool.mailsTo(email)));
    expect(mails.map(({ length }) => length)).toEqual(mails.map(() => 1));
  },
);
