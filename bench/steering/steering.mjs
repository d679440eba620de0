import { fork } from 'node:child_process';
import { join } from 'node:path';
import { rowOf } from '../table.mjs';
import { load } from './load.mjs';

const connections = 32;
const milliseconds = 1_500;
const rounds = 7;
const sizes = { few: 10, many: 10_000 };

const start = (...options) =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'serve.mjs'), options);
    child.once('error', reject);
    child.once('message', ({ port }) => resolve({ port, used: () => usedBy(child), stop: () => child.disconnect() }));
  });

/** CPU microseconds used by a server. */
const usedBy = (child) =>
  new Promise((resolve) => {
    child.once('message', ({ used }) => resolve(used));
    child.send('used');
  });

/** A player of one resource after another, which reports what it plays. */
function playersOf(count) {
  let turn = 0;
  return () => {
    turn = (turn + 7) % count;
    return `/decision/token-${turn}?session=${turn.toString(36)}.abcdefghijkl&_HLS_pathway=cdn-b&_HLS_throughput=5140000`;
  };
}

const quantile = (sample, part) => sample.toSorted((one, other) => one - other)[Math.ceil(part * sample.length) - 1];
const median = (sample) => quantile(sample, 0.5);

/**
 * Responses per second of the steering service, and its p99, compared with a bare `node:http` server that returns
 * constant JSON, and with 10,000 resources compared with 10. Alternating, so that load on the machine affects all.
 *
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  const servers = {
    bare: { ...(await start('bare')), pathOf: playersOf(sizes.few) },
    few: { ...(await start('steering', String(sizes.few))), pathOf: playersOf(sizes.few) },
    many: { ...(await start('steering', String(sizes.many))), pathOf: playersOf(sizes.many) },
  };
  const names = Object.keys(servers);
  const measured = Object.fromEntries(names.map((name) => [name, { perSecond: [], p99: [], used: [] }]));
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(turn + round + names.length) % names.length];
        const { port, pathOf, used } = servers[name];
        const before = await used();
        const { times, perSecond } = await load(port, pathOf, { connections, milliseconds });
        // The first round is a warm-up.
        if (round < 0) continue;
        measured[name].perSecond.push(perSecond);
        measured[name].p99.push(quantile(times, 0.99));
        measured[name].used.push(((await used()) - before) / times.length);
      }
    }
  } finally {
    for (const { stop } of Object.values(servers)) stop();
  }
  const perSecond = (name) => Math.round(median(measured[name].perSecond));
  const p99 = (name) => median(measured[name].p99);
  const used = (name) => median(measured[name].used);
  const comparison = (peer, best) => ({ peer, best });
  const bare = 'node:http, a constant';
  const ratio = (value) => Number(value.toFixed(2));
  return [
    rowOf('steering', 'answers a second', 'per s', perSecond('many'), comparison(bare, perSecond('bare'))),
    rowOf(
      'steering',
      'time of an answer to that of a constant',
      'ratio',
      ratio(perSecond('bare') / perSecond('many')),
      {
        goal: 2,
      },
    ),
    rowOf(
      'steering',
      'processor for an answer',
      'µs',
      Math.round(used('many')),
      comparison(bare, Math.round(used('bare'))),
    ),
    rowOf('steering', 'processor for an answer to that for a constant', 'ratio', ratio(used('many') / used('bare')), {
      goal: 2,
    }),
    rowOf('steering', 'p99', 'ms', p99('many'), comparison(bare, p99('bare'))),
    rowOf('steering', 'p99 to that of a constant', 'ratio', ratio(p99('many') / p99('bare')), { goal: 3 }),
    rowOf(
      'steering',
      'time of an answer of 10,000 resources to that of 10',
      'ratio',
      ratio(perSecond('few') / perSecond('many')),
      { goal: 1.2 },
    ),
  ];
}
