// `npm run test:deep`: all proofs, and those that take an hour or more.
import { testEnvironment } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { ensureFirefox, ensurePackage, ensureWebKit } from './debianPackage.mjs';
import { ensureInfra, ensureInstalled, ensureNode } from './install.mjs';
import { deep, proofs } from './plan.mjs';

ensureInstalled();
ensureNode();
const browsers = [...(ensureFirefox() ? ['firefox'] : []), ...(ensureWebKit() ? ['webkit'] : [])];
const hasInfra = ensureInfra();
// Tests of a missing program are skipped, and listed at the end.
const hasPostgres = ensurePackage('postgresql', 'pg_ctlcluster');
const unreached = [
  hasPostgres ? undefined : 'the built services and their failures: PostgreSQL is not installed',
  process.env.CLICKHOUSE_URL || ensurePackage('clickhouse-server')
    ? undefined
    : 'player data in ClickHouse: ClickHouse is not installed',
  ['buildah', 'caddy', 'crun', 'mmdebstrap'].every((name) => ensurePackage(name)) && ensurePackage('postgresql', 'psql')
    ? undefined
    : 'the image: buildah, Caddy, crun, mmdebstrap, or PostgreSQL is not installed',
  ensurePackage('s3cmd') ? undefined : 'the object store with s3cmd: s3cmd is not installed',
  ensurePackage('prometheus') ? undefined : 'the alert rules in Prometheus: Prometheus is not installed',
  hasInfra ? undefined : 'infrastructure: the dependencies of infra/ could not be installed',
  browsers.includes('firefox') ? undefined : 'end-to-end tests in Firefox: Firefox is not installed',
  browsers.includes('webkit') ? undefined : 'end-to-end tests in WebKit: WebKitGTK is not installed',
].filter((reason) => reason !== undefined);

await runChecks([...deep(unreached, { browsers, hasInfra, hasPostgres }), ...proofs], {
  env: { ...testEnvironment(), NEXT_TELEMETRY_DISABLED: '1' },
  isEverything: true,
});
