import type { SeedUser } from './generateUser.ts';
import type { SeedEntity } from './planSeed.ts';
import { openRandom } from './random.ts';
import { staffAt } from './staff.ts';
import { workingTime } from './workingTime.ts';

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
  /** Null if no user created it. */
  createdBy: string | null;
  createdAt: Date;
};

// name | origins | days since creation | enabled | synchronized | created by a user
const KEYS: Readonly<Record<string, string>> = {
  'Solstice TV': `
Web player        | https://www.solstice.example https://live.solstice.example | 210 | yes | yes | yes
Television app    |                                                            |  95 | yes | yes | yes
Demo player       |                                                            |  14 | yes | yes | no
Old embed         | https://embed.solstice.example                             | 302 | no  | no  | yes`,
};

export const keyValueOf = (company: string, name: string): string => {
  const random = openRandom(`key/${company}/${name}`);
  random.uuid();
  return `sdk_${random.uuid().replaceAll('-', '')}`;
};

/** The API keys of the demo, all synchronized except for one whose change Edge Intelligence never received. */
export function seedKeys(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): SeedKey[] {
  return entities.flatMap(({ id: entityId, name: company }) =>
    (KEYS[company]?.trim().split('\n') ?? []).map((line): SeedKey => {
      const [name = '', origins = '', created, enabled, synced, byUser] = line.split('|').map((cell) => cell.trim());
      const key = `key/${company}/${name}`;
      const createdAt = workingTime(epoch, Number(created), key);
      const authors = staffAt(
        users.filter((user) => user.entityId === entityId),
        createdAt,
      );
      return {
        id: openRandom(key).uuid(),
        entityId,
        name,
        value: keyValueOf(company, name),
        enabled: enabled === 'yes',
        allowedOrigins: origins.split(' ').filter(Boolean),
        syncState: synced === 'yes' ? 'SYNCED' : 'FAILED',
        syncedAt: synced === 'yes' ? createdAt : null,
        createdBy: byUser === 'yes' ? openRandom(`author/${key}`).pick(authors).id : null,
        createdAt,
      };
    }),
  );
}
