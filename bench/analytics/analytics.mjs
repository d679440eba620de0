import { fillDemoTraffic } from '@edge-console/api/seed';
import { manyBeacons } from '../../apps/api/src/features/analytics/beacons.fixture.ts';
import { openHarness } from '../../apps/api/src/testing/harness.ts';
import { addPerson, entityId, resetWorld } from '../../apps/api/src/testing/world.ts';
import { rowOf } from '../table.mjs';

const series = '{ stepSeconds series { name points { t v } } asOf }';
/** The queries that the page sends in parallel. */
const queries = {
  totals: 'eiTotals(in: $in) { averageAudience peakAudience offload p2pBytes cdnBytes joinTimeMs totalViewingSeconds }',
  audience: `eiAudience(in: $in) ${series}`,
  'P2P and CDN': `eiP2p(in: $in) ${series}`,
  map: 'eiMap(in: $in) { country sessions offload }',
  tree: 'eiTree(in: $in) { nodes { id parentId sessions depth } truncated }',
};
const columns = `session text, sequence int, at timestamptz, channel text, country text, path text[],
  "playingMs" bigint, "stalledMs" bigint, "p2pBytes" bigint, "cdnBytes" bigint, "joinTimeMs" int`;
const warmUps = 3;
const rounds = 15;
const worstRatio = 2;
const batch = 200;
/** Concurrent requests, and number of repetitions. */
const together = 20;
const times = 6;

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function timeOf(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** CPU time in ms, which is independent of other programs. */
async function processorTimeOf(run) {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Compares the five queries of the Analytics page over 7 days with the same over 10 minutes, and beacons counted with
 * the same rows inserted into a bare temporary table; both in the embedded database, in this process.
 *
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  const api = await openHarness();
  try {
    await resetWorld(api.database);
    const person = await addPerson(api.database, 'alder');
    await api.database.asSystem((transaction) =>
      transaction.execute(`UPDATE entities SET name = 'Solstice TV' WHERE id = '${entityId('alder')}'`),
    );
    await fillDemoTraffic(api.database, new Date());
    return [...(await spans(api, person)), ...(await ingest(api))];
  } finally {
    await api.close();
  }
}

async function spans(api, { principal }) {
  const ask = async (question, span) => {
    const { errors } = await api.ask(principal, `query Ask($in: SpanInput!) { ${question} }`, { in: { span } });
    if (errors.length > 0) throw new Error(errors[0].message);
    api.forgetTurns();
  };
  const rows = [];
  const sums = { LAST_7_D: 0, LAST_10_MIN: 0 };
  for (const [name, question] of Object.entries(queries)) {
    const times = { LAST_7_D: [], LAST_10_MIN: [] };
    // Alternating, so that load on the machine affects both.
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const [span, taken] of Object.entries(times)) {
        const milliseconds = await timeOf(() => ask(question, span));
        if (round >= 0) taken.push(milliseconds);
      }
    }
    const [week, minutes] = [median(times.LAST_7_D), median(times.LAST_10_MIN)];
    sums.LAST_7_D += week;
    sums.LAST_10_MIN += minutes;
    rows.push(rowOf('analytics', `${name}, 7 days`, 'ms', week, { best: minutes, peer: 'the same of 10 minutes' }));
  }
  const ratio = sums.LAST_7_D / sums.LAST_10_MIN;
  return [...rows, rowOf('analytics', 'all five, 7 days beside 10 minutes', 'ratio', ratio, { goal: worstRatio })];
}

async function ingest({ database, measurements }) {
  const now = Date.now();
  await database.asSystem((transaction) => measurements.maintain(transaction, new Date(now)));
  // An account with 400 beacons per second: 2,000 viewers with a beacon every 5 s.
  const { sent } = manyBeacons(batch * together * times, new Date(now - 60_000), new Date(now));
  const parts = Array.from({ length: together * times }, (_, index) => sent.slice(index * batch, (index + 1) * batch));
  await database.asSystem((transaction) => transaction.execute(`CREATE TEMPORARY TABLE bare (${columns})`));
  const bare = (beacons) =>
    database.asSystem((transaction) =>
      transaction.execute(
        `INSERT INTO bare SELECT * FROM jsonb_to_recordset($beacons$${JSON.stringify(beacons)}$beacons$) b (${columns})`,
      ),
    );
  const counted = (beacons) => measurements.record(entityId('birch'), beacons);
  const taken = { ours: 0, bare: 0 };
  for (let round = 0; round < times; round += 1) {
    const those = parts.slice(round * together, (round + 1) * together);
    const ours = await processorTimeOf(() => Promise.all(those.map(counted)));
    const bareTime = await processorTimeOf(() => Promise.all(those.map(bare)));
    // The first rounds include compilation.
    if (round === 0) continue;
    taken.ours += ours;
    taken.bare += bareTime;
  }
  const beacons = batch * together * (times - 1);
  const perSecond = (milliseconds) => Math.round((beacons * 1000) / milliseconds);
  return [
    rowOf('analytics', 'beacons counted', 'per s', perSecond(taken.ours), {
      best: perSecond(taken.bare),
      peer: 'inserted into a bare table',
    }),
    rowOf('analytics', 'time to count beside a bare insert', 'ratio', taken.ours / taken.bare, { goal: worstRatio }),
  ];
}
