import type { TokenScope } from '../core/policy/permissions.ts';
import type { SeedEntity } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';
import { openRandom } from './random.ts';
import { staffAt } from './staff.ts';
import { workingTime } from './workingTime.ts';

/** An API token in the seed. Its secret is unknown: it is generated and discarded when the token is stored. */
export type SeedToken = {
  id: string;
  entityId: string;
  name: string;
  scopes: TokenScope[];
  lastFour: string;
  enabled: boolean;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** When its secret was rotated or it was disabled, if ever. */
  updatedAt: Date;
  createdBy: string;
  updatedBy: string | null;
};

const DAY = 86_400_000;
const LETTERS: Record<string, TokenScope> = {
  i: 'ei.analytics',
  r: 'ed.resources',
  p: 'ed.pathways',
};

// name | scopes | days since creation | days until expiry | hours since last use | enabled | days since rotation
const TOKENS: Record<string, string> = {
  Edgeworks: `
platform-status   | i    |  84 | 281 | 1    | yes
capacity-report   | ir   |  33 |  57 | 30   | yes`,
  Northlight: `
partner-reports   | i    | 140 | 225 | 3    | yes | 15
pathway-audit     | rp   |  61 |  29 | 52   | yes
billing-trial     | i    | 210 | 155 |      | no`,
  'Solstice TV': `
playback-metrics  | i    |   6 | 359 | 0.02 | yes
ingest-eu         | irp  | 359 | 5.4 | 0.1  | yes |
billing-export    | i    |  78 | 12.4 | 2   | yes |
grafana-read      | i    |  93 | 272 | 0.01 | yes | 6
player-qa         | i    | 141 | 224 | 27   | yes
legacy-cms        | r    | 254 | 111 | 1750 | no
summer-event      | irp  | 143 | -53 | 1290 | yes`,
  Fjordcast: `
ingest-no         | ir   | 360 | 4.6 | 0.2  | yes`,
};

/** The API tokens of the demo, each created by a user who has signed in to its account. */
export function seedTokens(
  { entities, users }: { entities: readonly SeedEntity[]; users: readonly SeedUser[] },
  epoch: Date,
): SeedToken[] {
  const usersInScope = Map.groupBy(users, ({ entityId }) => entityId);
  return entities.flatMap(({ id: entityId, name: company }) => {
    const lines = TOKENS[company]?.trim().split('\n') ?? [];
    return lines.map((line): SeedToken => {
      const [name = '', scopes = '', created, expires, used = '', enabled, rotated = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const key = `token/${company}/${name}`;
      const random = openRandom(key);
      const id = random.uuid();
      const at = (days: number) => new Date(epoch.getTime() + days * DAY);
      const author = (then: Date) => random.pick(staffAt(usersInScope.get(entityId) ?? [], then)).id;
      const createdAt = workingTime(epoch, Number(created), key);
      const lastUsedAt = used === '' ? null : at(-Number(used) / 24);
      const isEnabled = enabled === 'yes';
      const disabledAt = isEnabled ? createdAt : new Date((lastUsedAt ?? createdAt).getTime() + 7_200_000);
      const updatedAt = rotated === '' ? disabledAt : workingTime(epoch, Number(rotated), `${key}/rotation`);
      return {
        id,
        entityId,
        name,
        scopes: Array.from(scopes).flatMap((letter) => LETTERS[letter] ?? []),
        lastFour: random.uuid().slice(-4),
        enabled: isEnabled,
        createdAt,
        expiresAt: at(Number(expires)),
        lastUsedAt,
        updatedAt,
        createdBy: author(createdAt),
        updatedBy: updatedAt > createdAt ? author(updatedAt) : null,
      };
    });
  });
}
