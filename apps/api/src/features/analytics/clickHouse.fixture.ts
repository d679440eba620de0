import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../testing/freePort.ts';
import { clickHouseSql, openClickHouse } from './clickHouse.ts';

const given = process.env['CLICKHOUSE_URL'];
// A directory that is often missing from the PATH of non-root users.
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
const program = folders.map((folder) => join(folder, 'clickhouse-server')).find((path) => existsSync(path));

/** Whether a ClickHouse is available for tests: the one at `CLICKHOUSE_URL`, or an installed one. */
export const hasClickHouse = Boolean(given ?? program);

export type TestClickHouse = {
  /** The URL of a separate database. */
  readonly address: string;
  /** Stops the server without closing its connections. Only of an own server. */
  freeze(): void;
  resume(): void;
  close(): Promise<void>;
};

async function startServer(folder: string, user: string, password: string): Promise<[ChildProcess, string]> {
  const [http, native] = [await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex>
      <logger><level>error</level><console>1</console></logger>
      <listen_host>127.0.0.1</listen_host><http_port>${http}</http_port><tcp_port>${native}</tcp_port>
      <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>${folder}/users.xml</users_config>
      <mark_cache_size>67108864</mark_cache_size>
      <default_profile>default</default_profile><default_database>default</default_database>
    </yandex>`,
  );
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex><profiles><default/></profiles><quotas><default/></quotas><users><${user}>
      <password>${password}</password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota>
    </${user}></users></yandex>`,
  );
  const server = spawn(program ?? '', ['--config-file', join(folder, 'config.xml')], { cwd: folder, stdio: 'ignore' });
  const address = `http://127.0.0.1:${http}`;
  const responses = () =>
    fetch(`${address}/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await responses())) {
    if (server.exitCode !== null) throw new Error(`${program ?? 'ClickHouse'} ended with ${server.exitCode}`);
    await setTimeout(100);
  }
  return [server, address];
}

async function inDatabase(
  server: string,
  signal: (name: NodeJS.Signals) => void,
  end: () => Promise<void> | void,
): Promise<TestClickHouse> {
  const name = `edge_test_${randomUUID().replaceAll('-', '')}`;
  const { run } = openClickHouse(server);
  await run({ text: `CREATE DATABASE ${name}` });
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    address: address.href,
    freeze: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async close() {
      await run(clickHouseSql`DROP DATABASE ${{ text: name }}`);
      await end();
    },
  };
}

/** ClickHouse with an empty database, on this machine unless `CLICKHOUSE_URL` names another. */
export async function openTestClickHouse(): Promise<TestClickHouse> {
  if (given)
    return inDatabase(
      given,
      () => {
        throw new Error('This ClickHouse is not the test’s own');
      },
      () => undefined,
    );
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-clickhouse-'));
  // A password with characters that must be escaped in a URL.
  const [user, password] = ['tester', 'p:w/@?1'];
  const [server, address] = await startServer(folder, user, password);
  const own = new URL(address);
  [own.username, own.password] = [user, encodeURIComponent(password)];
  const signal = (name: NodeJS.Signals) => void server.kill(name);
  return inDatabase(own.href, signal, async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}
