import type { SeedEntity } from './planSeed.ts';
import { openRandom } from './random.ts';

/** An API key of the demo. */
export type SeedKey = {
  id: string;
  entityId: string;
  name: string;
  value: string;
  enabled: boolean;
  allowedOrigins: string[];
  syncState: 'SYNCED' | 'FAILED';
  syncedAt: Date | null;
  createdAt: Date;
};

const DAY = 86_400_000;

// name | origins | days since creation | enabled | synchronized
const KEYS: Readonly<Record<string, string>> = {
  'Solstice TV': `
Web player        | https://www.solstice.example https://live.solstice.example | 210 | yes | yes
Television app    |                                                            |  95 | yes | yes
Demo player       |                                                            |  14 | yes | yes
Old embed         | https://embed.solstice.example                             | 302 | no  | no`,
};

export const keyValueOf = (company: string, name: string): string => {
  const random = openRandom(`key/${company}/${name}`);
  random.uuid();
  return `sdk_${random.uuid().replaceAll('-', '')}`;
};

/** The API keys of the demo, all synchronized except for one whose change Edge Intelligence never received. */
export function seedKeys(entities: readonly SeedEntity[], epoch: Date): SeedKey[] {
  return entities.flatMap(({ id: entityId, name: company }) =>
    (KEYS[company]?.trim().split('\n') ?? []).map((line): SeedKey => {
      const [name = '', origins = '', created, enabled, synced] = line.split('|').map((cell) => cell.trim());
      const createdAt = new Date(epoch.getTime() - Number(created) * DAY);
      return {
        id: openRandom(`key/${company}/${name}`).uuid(),
        entityId,
        name,
        value: keyValueOf(company, name),
        enabled: enabled === 'yes',
        allowedOrigins: origins.split(' ').filter(Boolean),
        syncState: synced === 'yes' ? 'SYNCED' : 'FAILED',
        syncedAt: synced === 'yes' ? createdAt : null,
        createdAt,
      };
    }),
  );
}
