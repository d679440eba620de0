import { join } from 'node:path';
import type { Configuration } from '../lib/configuration.ts';
import { createApp } from '../lib/createApp.ts';

// For example `CONFIGURATION=production npm run deploy` for `configurations/production.ts`.
const name = process.env['CONFIGURATION'] ?? 'least';
const { default: configuration } = (await import(join(import.meta.dirname, '../configurations', `${name}.ts`))) as {
  readonly default: Configuration;
};
await createApp(configuration);
