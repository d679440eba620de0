import type { SteeringStrategy } from '@edge-console/domain';
import type { resourceVersions } from '../core/database/schema.ts';
import type { SeedUser } from './generateUser.ts';
import type { SeedEntity } from './planSeed.ts';
import { openRandom } from './random.ts';
import { staffAt } from './staff.ts';
import { workingTime } from './workingTime.ts';

type SeedPathway = {
  id: string;
  entityId: string;
  name: string;
  hostname: string;
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string;
};

type SeedResource = {
  id: string;
  entityId: string;
  name: string;
  ttl: number;
  manifest: string;
  steeringStrategy: SteeringStrategy;
  active: boolean;
  playerToken: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string;
};

type SeedSteered = {
  entityId: string;
  resourceId: string;
  pathwayId: string;
  position: number;
  weight: number | null;
  clone: boolean;
};

export type SeedDelivery = {
  pathways: SeedPathway[];
  resources: SeedResource[];
  steered: SeedSteered[];
  /** Replaced versions of resources. */
  versions: (typeof resourceVersions.$inferInsert)[];
};

const STRATEGIES: Readonly<Record<string, SteeringStrategy>> = {
  p: 'PRIORITY',
  w: 'WEIGHTED',
  r: 'ROUND_ROBIN',
  t: 'PERFORMANCE',
};

// name | host | days since creation | days since update | active
const PATHWAYS: Readonly<Record<string, string>> = {
  Edgeworks: `
edge-eu      | eu.edgeworks.example      | 620 |  20 | yes
edge-us      | us.edgeworks.example      | 620 | 210 | yes`,
  Northlight: `
northlight   | video.northlight.example  | 540 |  61 | yes
backup-cdn   | nl.backup-cdn.example     | 310 | 310 | yes`,
  'Solstice TV': `
cdn-north    | north.solstice.example    | 700 |  12 | yes
cdn-south    | south.solstice.example    | 700 | 140 | yes
cdn-west     | west.solstice.example     | 410 |   3 | yes
cdn-spare    | spare.solstice.example    | 260 |  90 | yes
cdn-east     | east.solstice.example     | 180 |   1 | no
origin-old   | origin.solstice.example   | 900 |  33 | no
demo-north   | localhost                 |  14 |  14 | yes
demo-south   | 127.0.0.1                 |  14 |  14 | yes`,
  Fjordcast: `
fjord-a      | a.fjordcast.example       | 500 |  40 | yes
fjord-b      | b.fjordcast.example       | 500 |  40 | yes`,
  'Lumen Sports': `
lumen-mumbai | mumbai.lumensports.example | 480 |  8 | yes
lumen-delhi  | delhi.lumensports.example  | 470 | 19 | yes
lumen-burst  | burst.lumensports.example  |  30 |  2 | no`,
  Kiteplay: `
kite-1       | one.kiteplay.example      | 300 | 120 | yes
kite-2       | two.kiteplay.example      | 120 | 120 | no`,
};

// name | manifest | strategy | pathways in order (weight after a colon, + for a clone) | ttl | days since creation | days since update |
// active
const RESOURCES: Readonly<Record<string, string>> = {
  Edgeworks: `
platform-probe    | https://probe.edgeworks.example/probe.m3u8        | p | edge-eu edge-us                          |  60 | 600 |  20 | yes`,
  Northlight: `
northlight-demo   | https://video.northlight.example/demo/main.m3u8   | p | northlight backup-cdn                    | 300 | 400 |  61 | yes
partner-showcase  | https://video.northlight.example/show/show.mpd    | w | northlight:80 backup-cdn:20              | 300 | 150 |  70 | no`,
  'Solstice TV': `
solstice-one      | https://north.solstice.example/one/main.m3u8      | p | cdn-north cdn-south cdn-west             | 300 | 690 |   1 | yes
solstice-two      | https://north.solstice.example/two/main.m3u8      | w | cdn-north:60 cdn-south:30 cdn-west:10    | 300 | 640 |   4 | yes
solstice-news     | https://south.solstice.example/news/live.mpd      | t | cdn-south cdn-north cdn-east             |  30 | 420 |   0 | yes
solstice-sport    | https://north.solstice.example/sport/live.m3u8    | t | cdn-north cdn-east cdn-south cdn-spare+  |  10 | 300 |   1 | yes
solstice-kids     | https://north.solstice.example/kids/main.m3u8     | r | cdn-north cdn-south                      | 600 | 280 |  44 | yes
summer-event      | https://west.solstice.example/event/event.m3u8    | w | cdn-west:50 cdn-spare:50                 |   5 | 140 | 120 | no
legacy-vod        | https://origin.solstice.example/vod/main.m3u8     | p | origin-old                               | 1800 | 880 | 33 | no
demo-stream       | https://demo.solstice.example/stream.m3u8         | p | demo-north demo-south                    |   5 |  14 |   2 | yes`,
  Fjordcast: `
fjord-live        | https://a.fjordcast.example/live/live.m3u8        | p | fjord-a fjord-b                          | 300 | 480 |  40 | yes
fjord-archive     | https://a.fjordcast.example/archive/index.mpd     | r | fjord-a fjord-b                          | 900 | 470 | 200 | yes`,
  Kiteplay: `
kiteplay-main     | https://one.kiteplay.example/main.m3u8            | p | kite-1 kite-2                            | 300 | 280 | 120 | yes`,
};

/** What a resource was before its update: strategy | pathways | ttl. */
const PREVIOUS: Readonly<Record<string, string>> = {
  'solstice-one': 'p | cdn-south cdn-north | 300',
  'solstice-two': 'w | cdn-north:80 cdn-south:20 | 300',
  'solstice-sport': 'p | cdn-north cdn-south | 60',
};

/** Courts of a tournament: an account with more resources than fit on one list page. */
const COURTS = 132;
const courts = (): string[] =>
  Array.from({ length: COURTS }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const shares = index % 3 === 0 ? 'w | lumen-mumbai:50 lumen-delhi:50' : 'p | lumen-mumbai lumen-delhi lumen-burst';
    const manifest = `https://mumbai.lumensports.example/court-${number}/live.${index % 4 === 0 ? 'mpd' : 'm3u8'}`;
    return `court-${number} | ${manifest} | ${shares} | 60 | ${400 - index} | ${index % 60} | ${index % 11 === 0 ? 'no' : 'yes'}`;
  });

/** The player token of a resource, the first value of its generator after its ID. */
export function playerTokenOf(company: string, name: string): string {
  const random = openRandom(`resource/${company}/${name}`);
  random.uuid();
  return random.uuid().replaceAll('-', '');
}

/** A column of pathways, such as `cdn-north:60 cdn-spare+`. */
const parseSteered = (column: string) =>
  column.split(/\s+/).map((text) => {
    const [, name = '', weight, clone] = /^([^:+]+)(?::(\d+))?(\+)?$/.exec(text) ?? [];
    return { name, weight: weight === undefined ? null : Number(weight), clone: clone !== undefined };
  });

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const linesOf = (table: string | undefined): string[] => table?.trim().split('\n') ?? [];

/** Pathways and resources of the demo, the same on every machine; only dates depend on the epoch. */
export function seedDelivery(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): SeedDelivery {
  const plan: SeedDelivery = { pathways: [], resources: [], steered: [], versions: [] };
  const usersInScope = Map.groupBy(users, ({ entityId }) => entityId);
  for (const { id: entityId, name: company } of entities) {
    const ids = new Map<string, string>();
    const colleagues = usersInScope.get(entityId) ?? [];
    /** When a record was created and last updated, and by whom. */
    const history = (key: string, created: string | undefined, changed: string | undefined) => {
      const createdAt = workingTime(epoch, Number(created), key);
      const updatedAt = created === changed ? createdAt : workingTime(epoch, Number(changed), `${key}/update`);
      return { createdAt, updatedAt, updatedBy: openRandom(`author/${key}`).pick(staffAt(colleagues, updatedAt)).id };
    };
    for (const line of linesOf(PATHWAYS[company])) {
      const [name = '', hostname = '', created, changed, active] = cellsOf(line);
      const id = openRandom(`pathway/${company}/${name}`).uuid();
      ids.set(name, id);
      plan.pathways.push({
        id,
        entityId,
        name,
        hostname,
        active: active === 'yes',
        ...history(`pathway/${company}/${name}`, created, changed),
      });
    }
    for (const line of [...linesOf(RESOURCES[company]), ...(company === 'Lumen Sports' ? courts() : [])]) {
      const [name = '', manifest = '', strategy = '', steered = '', ttl, created, changed, active] = cellsOf(line);
      const id = openRandom(`resource/${company}/${name}`).uuid();
      const previous = PREVIOUS[name];
      const resource = {
        id,
        entityId,
        name,
        ttl: Number(ttl),
        manifest,
        steeringStrategy: STRATEGIES[strategy] ?? 'PRIORITY',
        active: active === 'yes',
        playerToken: playerTokenOf(company, name),
        version: previous === undefined ? 1 : 2,
        ...history(`resource/${company}/${name}`, created, changed),
      };
      plan.resources.push(resource);
      parseSteered(steered).forEach(({ name: pathway, ...steering }, index) => {
        const pathwayId = ids.get(pathway) ?? '';
        plan.steered.push({ entityId, resourceId: id, pathwayId, position: index + 1, ...steering });
      });
      if (previous === undefined) continue;
      const [before = '', pathways = '', seconds] = cellsOf(previous);
      const { createdAt: at, updatedBy: authorId, active: isActive } = resource;
      const values = {
        name,
        ttl: Number(seconds),
        manifest,
        steeringStrategy: STRATEGIES[before] ?? 'PRIORITY',
        active: isActive,
        pathways: parseSteered(pathways).map((pathway) => ({ id: ids.get(pathway.name) ?? '', ...pathway })),
      };
      plan.versions.push({ entityId, resourceId: id, version: 1, values, authorId, at });
    }
  }
  return plan;
}
