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
  syncState: 'SYNCED';
  syncedAt: Date;
  /** Null if no user created it. */
  createdBy: string | null;
  createdAt: Date;
};

// name | origins | days since creation | enabled | created by a user
const KEYS: Readonly<Record<string, string>> = {
  'Solstice TV': `
Web player        | https://www.solstice.example https://live.solstice.example | 210 | yes | yes
Television app    |                                                            |  95 | yes | yes
Demo player       |                                                            |  14 | yes | no
Old embed         | https://embed.solstice.example                             | 302 | no  | yes`,
};

export const keyValueOf = (company: string, name: string): string => {
  const random = openRandom(`key/${company}/${name}`);
  random.uuid();
  return `sdk_${random.uuid().replaceAll('-', '')}`;
};

/** The API keys of the demo. */
export function seedKeys(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): SeedKey[] {
  return entities.flatMap(({ id: entityId, name: company }) =>
    (KEYS[company]?.trim().split('\n') ?? []).map((line): SeedKey => {
      const [name = '', origins = '', created, enabled, byUser] = line.split('|').map((cell) => cell.trim());
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
        syncState: 'SYNCED',
        syncedAt: createdAt,
        createdBy: byUser === 'yes' ? openRandom(`author/${key}`).pick(authors).id : null,
        createdAt,
      };
    }),
  );
}
