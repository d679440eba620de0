import { writeFileSync } from 'node:fs';
import { renderEnvironmentExample, renderEnvironmentReference } from './environmentReference.ts';
import { renderMetricsReference } from './monitoring/metricsReference.ts';

const root = new URL('../../../', import.meta.url);
const write = (path: string, text: string) => writeFileSync(new URL(path, root), text);

write('apps/documentation/content/service-configuration.md', renderEnvironmentReference());
write('apps/documentation/content/metrics.md', renderMetricsReference());
write('.env.example', renderEnvironmentExample());
