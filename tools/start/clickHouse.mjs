// Finds a ClickHouse for the tests, or installs the one of the distribution. Nothing is started here: tests start their own.
import { existsSync } from 'node:fs';
import { run } from './install.mjs';

// Where Debian's package and ClickHouse's own put it.
const isInstalled = () => ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(`${folder}/clickhouse-server`));

/** Whether there is one: that of `CLICKHOUSE_URL`, or an installed one. Without it the tests go on over PostgreSQL alone. */
export function ensureClickHouse() {
  if (process.env.CLICKHOUSE_URL || isInstalled()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing ClickHouse …');
  run('apt-get', ['update', '-qq'], { quiet: true });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'clickhouse-server'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return isInstalled();
}
