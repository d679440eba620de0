import { readFileSync } from 'node:fs';
import { createLogger, serveMetrics } from '@edge-console/service';
import { expect, it, onTestFinished } from 'vitest';
import { metrics, renderMetricsReference } from './metricsReference.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
/** The formatter aligns tables. */
const compact = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

const rules = read('operations/prometheus/alerts.yml');
const dashboard = JSON.parse(read('operations/grafana/services.json')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
};
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Every name of a metric that a running service exports. */
async function exportedNames(): Promise<Set<string>> {
  const logger = createLogger({ service: 'test', version: '1', level: 'error', write: () => undefined });
  const server = await serveMetrics({ host: '127.0.0.1', port: 0, logger, collect: async () => undefined });
  onTestFinished(server.close);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

it('has alerts and panels only for metrics that the services export', async () => {
  const exported = await exportedNames();
  const expressions = [rules, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].join('\n');
  const used = new Set([...expressions.matchAll(/\b(?:edge|process|nodejs)_\w+/g)].map(([name]) => name));
  expect([...used].filter((name) => !exported.has(name))).toEqual([]);
  // A metric that neither has is not worth its cost.
  const unused = metrics().filter(({ name }) => ![...used].some((one) => one.startsWith(name)));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

it('documents what to do about each alert', () => {
  const page = read('apps/documentation/content/monitoring.md');
  const headings = new Set([...page.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title));
  const words = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  expect([...headings].toSorted()).toEqual(alerts.map(words).toSorted());
  const links = [...rules.matchAll(/runbook_url: (\S+)/g)].map(([, url]) => url);
  expect(links).toEqual(
    alerts.map((name) => `/documentation/monitoring/#${words(name).toLowerCase().replaceAll(' ', '-')}`),
  );
});

it('has a unit test for each alert', () => {
  const tested = [...read('operations/prometheus/alerts.test.yml').matchAll(/alertname: (\w+)/g)];
  expect(tested.map(([, name]) => name)).toEqual(alerts);
});

it('matches the documentation of metrics; to update it, run npm run docs:services', () => {
  expect(compact(read('apps/documentation/content/metrics.md'))).toBe(compact(renderMetricsReference()));
});
