import '@edge-console/api/metrics';
import '@edge-console/steering/metrics';
import { registry } from '@edge-console/service';

/** A metric as `prom-client` keeps it; its types hide the labels. */
type Metric = { readonly name: string; readonly help: string; readonly labelNames?: readonly string[] };

/** Every metric of the services, without those of the process. */
export const metrics = (): readonly Metric[] =>
  (registry.getMetricsAsArray() as unknown as Metric[])
    .filter(({ name }) => name.startsWith('edge_'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const labelsOf = ({ labelNames = [] }: Metric) => labelNames.map((label) => `\`${label}\``).join(', ') || '–';

/** The documentation's page about the metrics of the services, from their definitions. */
export function renderMetricsReference(): string {
  const rows = metrics().map(
    (metric) =>
      `| \`${metric.name}\` | ${metric.constructor.name.toLowerCase()} | ${labelsOf(metric)} | ${metric.help} |`,
  );
  return `---
for: Operators
---

# Metrics

The metrics of the services, for Prometheus. To collect them, [monitor the services](monitoring.md).

## Format

Each service serves the metrics of its own work at \`/metrics\` on \`METRICS_PORT\`, in Prometheus format. A histogram has the suffixes \`_bucket\`, \`_sum\`, and \`_count\`. Memory, CPU, event loop, and garbage collection start with \`process_\` and \`nodejs_\`.

Labels only have values that the services know. For example, a path that no service has is \`other\`.

## Reference

| Metric | Type | Labels | Meaning |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
