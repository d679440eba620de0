import type { TokenScope } from '../core/policy/permissions.ts';
import type { SeedEntity } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';
import { openRandom } from './random.ts';

/** An API token in the seed. Its secret is unknown: it is generated and discarded when the token is stored. */
export type SeedToken = {
  id: string;
  entityId: string;
  name: string;
  scopes: TokenScope[];
  enabled: boolean;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  createdBy: string;
  updatedBy: string;
};

const DAY = 86_400_000;
const LETTERS: Record<string, TokenScope> = {
  i: 'ei.analytics',
  r: 'ed.resources',
  p: 'ed.pathways',
};

// name | scopes | days since creation | days until expiry | hours since last use | enabled
const TOKENS: Record<string, string> = {
  Edgeworks: `
platform-status   | i    |  84 | 281 | 1    | yes
capacity-report   | ir   |  33 |  57 | 30   | yes`,
  Northlight: `
partner-reports   | i    | 140 | 225 | 3    | yes
pathway-audit     | rp   |  61 |  29 | 52   | yes
billing-trial     | i    | 210 | 155 |      | no`,
  'Solstice TV': `
playback-metrics  | i    |   6 | 359 | 0.02 | yes
ingest-eu         | irp  | 359 |   6 | 0.1  | yes
billing-export    | i    |  78 |  12 | 2    | yes
grafana-read      | i    |  93 | 272 | 0.01 | yes
player-qa         | i    | 141 | 224 | 27   | yes
legacy-cms        | r    | 254 | 111 | 1750 | no
summer-event      | irp  | 143 | -53 | 1290 | yes`,
};

/** The API tokens of the demo, each created by a user who has signed in to its account. */
export function seedTokens(
  { entities, users }: { entities: readonly SeedEntity[]; users: readonly SeedUser[] },
  epoch: Date,
): SeedToken[] {
  return entities.flatMap(({ id: entityId, name: company }) => {
    const authors = users.filter((user) => user.entityId === entityId && user.lastLogin !== null);
    const lines = TOKENS[company]?.trim().split('\n') ?? [];
    return lines.map((line, index): SeedToken => {
      const [name = '', scopes = '', created, expires, used = '', enabled] = line.split('|').map((cell) => cell.trim());
      const at = (days: number) => new Date(epoch.getTime() + days * DAY);
      const author = (position: number) => authors[position % authors.length]?.id ?? '';
      return {
        id: openRandom(`token/${company}/${name}`).uuid(),
        entityId,
        name,
        scopes: Array.from(scopes).flatMap((letter) => LETTERS[letter] ?? []),
        enabled: enabled === 'yes',
        createdAt: at(-Number(created)),
        expiresAt: at(Number(expires)),
        lastUsedAt: used === '' ? null : at(-Number(used) / 24),
        createdBy: author(index),
        updatedBy: author(index % 2 === 0 ? index : 0),
      };
    });
  });
}
