import { writeFileSync } from 'node:fs';
import { renderEnvironmentReference } from './environmentReference.ts';

writeFileSync(
  new URL('../../../apps/documentation/content/service-configuration.md', import.meta.url),
  renderEnvironmentReference(),
);
