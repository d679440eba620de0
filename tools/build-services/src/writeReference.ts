import { writeFileSync } from 'node:fs';
import { renderEnvironmentReference } from './environmentReference.ts';
import { renderMetricsReference } from './monitoring/metricsReference.ts';

const write = (page: string, text: string) =>
  writeFileSync(new URL(`../../../apps/documentation/content/${page}.md`, import.meta.url), text);

write('service-configuration', renderEnvironmentReference());
write('metrics', renderMetricsReference());
