import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '@edge-console/api/testing';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const operations = join(root, 'operations/prometheus');
const hasPrometheus = (process.env['PATH'] ?? '')
  .split(delimiter)
  .some((folder) => ['prometheus', 'promtool'].every((name) => existsSync(join(folder, name))));

const promtool = (...args: readonly string[]) =>
  execFileSync('promtool', args, { cwd: operations, encoding: 'utf8', stdio: 'pipe' });

/** Ends the process after the test. */
function endAfterTest(child: ChildProcess): void {
  onTestFinished(async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  });
}

describe.skipIf(!hasPrometheus)('Prometheus', () => {
  it('accepts the rules, and each alert fires in its case', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('reads the metrics of a running service, and evaluates the rules', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'monitoring-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [servicePort, metricsPort, port] = [await freePort(), await freePort(), await freePort()];
    const service = spawn(process.execPath, ['--conditions=@edge-console/source', 'apps/steering/src/main.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: {
        HOST: '127.0.0.1',
        PORT: String(servicePort),
        METRICS_PORT: String(metricsPort),
        STEERING_ORIGIN: 'http://localhost',
        // The API is not there.
        API_URL: 'http://127.0.0.1:9/steering/feed',
        STEERING_SECRET: 'secret-of-the-monitoring-test-0123456789',
        SNAPSHOT_PATH: join(folder, 'snapshot'),
      },
    });
    endAfterTest(service);
    const config = join(folder, 'prometheus.yml');
    writeFileSync(
      config,
      JSON.stringify({
        global: { scrape_interval: '1s', evaluation_interval: '1s' },
        rule_files: [join(operations, 'alerts.yml')],
        scrape_configs: [{ job_name: 'edge-steering', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
      }),
    );
    const address = `127.0.0.1:${port}`;
    const prometheus = spawn(
      'prometheus',
      [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`],
      { stdio: 'ignore' },
    );
    endAfterTest(prometheus);
    const query = async (expression: string): Promise<number | null> => {
      const url = `http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`;
      const response = await fetch(url).catch(() => null);
      const body = (await response?.json().catch(() => null)) as {
        readonly data?: { readonly result: readonly { readonly value: readonly [number, string] }[] };
      } | null;
      return Number(body?.data?.result[0]?.value[1] ?? Number.NaN);
    };
    const patience = { timeout: 60_000, interval: 200 };
    await expect.poll(() => query('up{job="edge-steering"}'), patience).toBe(1);
    await expect.poll(() => query('edge_build_info{service="steering"}'), patience).toBe(1);
    await expect
      .poll(() => query('sum(edge_call_duration_seconds_count{target="api",outcome="failed"})'), patience)
      .toBeGreaterThan(0);
    await expect.poll(() => query('edge_steering_feed_age_seconds'), patience).toBeGreaterThan(0);
  });
});
