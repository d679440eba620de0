import { parameterChanges, type ParameterChanges, parametersOf, type ParameterValues } from '@edge-console/domain';
import type { SeedEntity } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';

type SeedCategory = {
  entityId: string;
  name: string;
  custom: boolean;
  values: ParameterValues;
  version: number;
  updatedBy: string | null;
  updatedAt: Date;
};

type SeedVersion = {
  entityId: string;
  category: string;
  version: number;
  values: ParameterValues;
  diff: ParameterChanges;
  authorId: string | null;
  at: Date;
};

export type SeedParameters = { categories: SeedCategory[]; versions: SeedVersion[] };

/** An account with Edge Intelligence that is not a customer of the service yet. */
export const UNKNOWN_TO_EDGE_INTELLIGENCE = 'Harbor FM';

const DAY = 86_400_000;
const AUTHORS = ['admin@edgeworks.example', 'second.admin@edgeworks.example'];

const flags = (more: ParameterValues): ParameterValues => ({
  sdkFeatureFlags: {
    'peer-discovery-v2': true,
    'segment-prefetch': { enabled: true, 'max-ahead': 2 },
    ...more,
  },
});

// By company and category: days ago, and the values stored then, oldest first.
const HISTORY: Readonly<Record<string, Readonly<Record<string, readonly (readonly [number, ParameterValues])[]>>>> = {
  'Solstice TV': {
    Sharing: [
      [310, { sharingContent: 'NEVER' }],
      [96, { sharingContent: 'ALWAYS' }],
    ],
    Buffer: [
      [210, { bufferhealth: 8 }],
      [41, { bufferhealth: 12.5 }],
    ],
    Logging: [
      [37, { logLevel: 'debug' }],
      [36, { logLevel: 'warn' }],
    ],
    Bandwidth: [[88, { bandwidthType: 'fixed', fixedKbps: 12_000 }]],
    SDK: [
      [300, flags({})],
      [120, flags({ 'low-latency': { 'target-ms': 3200, profile: 'sports' } })],
      [14, flags({ 'low-latency': { 'target-ms': 2400, profile: 'sports' } })],
    ],
    'live-events': [
      [60, {}],
      [59, { 'start-window': { before: 900, after: 300 }, regions: ['eu-north', 'eu-west'] }],
      [9, { 'start-window': { before: 1800, after: 300 }, regions: ['eu-north', 'eu-west'] }],
    ],
    'set-top-boxes': [
      [30, {}],
      [30, { models: { 'sx-200': { sharing: false }, 'sx-300': { sharing: true, memory: 256 } } }],
    ],
  },
  Fjordcast: {
    Sharing: [[180, { sharingContent: 'NEVER' }]],
    Throttling: [[52, { throttlingMode: 'down_speed', downSpeedKbps: 4000 }]],
    SDK: [[22, { sdkFeatureFlags: { 'peer-discovery-v2': true } }]],
  },
  'Lumen Sports': {
    Sharing: [[260, { sharingContent: 'ALWAYS' }]],
    Buffer: [[75, { bufferhealth: 20 }]],
    Network: [[75, { withCredentials: true }]],
    Throttling: [[12, { throttlingMode: 'duration', durationMs: 1500 }]],
    tournaments: [
      [45, {}],
      [44, { courts: 132, 'peak-viewers': 40_000 }],
    ],
  },
};

/** Parameters and their history for some demo customers. */
export function seedParameters(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): SeedParameters {
  const plan: SeedParameters = { categories: [], versions: [] };
  const authors = AUTHORS.map((email) => users.find((user) => user.email === email)?.id ?? null);
  for (const { id: entityId, name: company } of entities) {
    for (const [name, versions] of Object.entries(HISTORY[company] ?? {})) {
      let before: ParameterValues = {};
      for (const [index, [days, values]] of versions.entries()) {
        const at = new Date(epoch.getTime() - days * DAY - (versions.length - index) * 3_600_000);
        const authorId = authors[index % authors.length] ?? null;
        const diff = parameterChanges(name, before, values);
        plan.versions.push({ entityId, category: name, version: index + 1, values, diff, authorId, at });
        before = values;
      }
      const last = plan.versions.at(-1);
      if (!last) continue;
      const { values, version, authorId: updatedBy, at: updatedAt } = last;
      plan.categories.push({
        entityId,
        name,
        custom: parametersOf(name) === null,
        values,
        version,
        updatedBy,
        updatedAt,
      });
    }
  }
  return plan;
}
