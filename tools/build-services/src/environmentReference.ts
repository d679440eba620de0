import { apiEnvironment, migrationEnvironment } from '@edge-console/api/environment';
import { chartsEnvironment } from '@edge-console/charts/environment';
import { serviceEntries } from '@edge-console/service';
import { steeringEnvironment } from '@edge-console/steering/environment';
import * as v from 'valibot';

type Entry = v.ObjectEntries[string];

/** The default of a variable; null if it is required, "" if it is optional without one. */
function defaultOf(entry: Entry): string | null {
  if ('pipe' in entry) return defaultOf((entry as { readonly pipe: readonly [Entry] }).pipe[0]);
  if (entry.type !== 'optional') return null;
  const { default: value } = entry as { readonly default?: unknown };
  return typeof value === 'string' ? value : '';
}

const shown = (value: string | null) => (value === null ? 'required' : value === '' ? '–' : `\`${value}\``);

function table(entries: v.ObjectEntries): string {
  const rows = Object.entries(entries).map(
    ([name, entry]) => `| \`${name}\` | ${shown(defaultOf(entry))} | ${v.getDescription(entry)} |`,
  );
  return ['| Variable | Default | Effect |', '| --- | --- | --- |', ...rows].join('\n');
}

const withoutShared = (entries: v.ObjectEntries): v.ObjectEntries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in serviceEntries)));

const sections = {
  'All services': serviceEntries,
  API: withoutShared(apiEnvironment.entries),
  Steering: withoutShared(steeringEnvironment.entries),
  Charts: withoutShared(chartsEnvironment.entries),
  Migration: migrationEnvironment.entries,
};

/** What `compose.yaml` sets, or reads from secrets. */
const setByCompose = `
  HOST PORT EDGE_NETWORKS API_URL OPERATIONS_FOLDERS SNAPSHOT_PATH
  DATABASE_URL DATABASE_CA SERVICE_DATABASE_URL CLICKHOUSE_URL SMTP_URL EDGE_INTELLIGENCE_TOKEN
  STEERING_SECRET STEERING_SECRET_PREVIOUS CHARTS_SECRET CHARTS_SECRET_PREVIOUS PROVIDER_SIGN_UP_SECRET
`.split(/\s+/);

const described = Object.values<v.ObjectEntries>(sections).flatMap((entries) => Object.entries(entries));

/** All variables of the services, each with its first description. */
export const serviceVariables: v.ObjectEntries = Object.fromEntries(
  described.filter(([name], index) => described.findIndex(([other]) => other === name) === index),
);

/** `.env.example`: the settings of `compose.yaml`, with defaults and optional variables as comments. */
export function renderEnvironmentExample(): string {
  const lines = Object.entries(serviceVariables)
    .filter(([name]) => !setByCompose.includes(name))
    .map(([name, entry]) => {
      const value = defaultOf(entry);
      return `# ${v.getDescription(entry)}\n${value === null ? `${name}=` : `# ${name}=${value}`}\n`;
    });
  return `# Copy this file to .env. Secrets are files (compose/create-secrets.sh).\n\n${lines.join('\n')}`;
}

/** The documentation's page about the environment variables of the services, from their schemas. */
export function renderEnvironmentReference(): string {
  return `---
for: Operators
---

# Configure the services

Each service reads its configuration from environment variables when it starts. If a value is missing or invalid, the service lists all problems and exits.

To read a value from a file instead, add \`_FILE\` to the name of the variable. For example, \`DATABASE_URL_FILE=/run/secrets/database-url\` reads \`DATABASE_URL\` from a mounted secret. Do this for all secrets.

The AWS SDK finds its credentials itself, for example in the role of an ECS task. The role needs no static keys.

${Object.entries(sections)
  .map(([title, entries]) => `## ${title}\n\n${table(entries)}`)
  .join('\n\n')}
`;
}
