import assert from 'node:assert/strict';
import { rowOf } from '../table.mjs';
import { openService } from './service.mjs';

// The console's query, without the total count, which costs the same on every page.
const fields = `nodes { id name lastName email roleName admin active status createdAt lastLogin } pageInfo { endCursor hasNextPage }`;
const queries = {
  'page and total': `query ($list: ListInput) { users(list: $list) { totalCount ${fields} } }`,
  'page alone': `query ($list: ListInput) { users(list: $list) { ${fields} } }`,
};
const first = 100;
const warmUps = 5;
const rounds = 40;
const worstRatio = 1.5;

/**
 * Response time of a page of the users list over HTTP, with 2,500 and 100,000 users, for the first and a deep page,
 * compared with the same list using OFFSET. `bench.mjs` runs it with the flag that lets Node run the workspaces'
 * sources.
 *
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  return [...(await measure(2_500, 25)), ...(await measure(100_000, 900))];
}

/** Requests page 1 and page `deep` in both ways, alternating, so that load on the machine affects all. */
async function measure(users, deep) {
  const service = await openService(users);
  try {
    const skipped = (deep - 1) * first;
    const after = await cursorBefore(service, skipped);
    const requesters = Object.entries(queries).flatMap(([what, query]) => [
      { what, page: 1, way: 'ours', ask: () => service.ask('/graphql', { query, variables: { list: { first } } }) },
      { what, page: 1, way: 'OFFSET', ask: () => service.ask('/offset', { query, variables: { list: { first } } }) },
      {
        what,
        page: deep,
        way: 'ours',
        ask: () => service.ask('/graphql', { query, variables: { list: { first, after } } }),
      },
      {
        what,
        page: deep,
        way: 'OFFSET',
        ask: () => service.ask('/offset', { query, variables: { list: { first, after: String(skipped) } } }),
      },
    ]);
    await assertSamePages(requesters, users);
    const times = new Map(requesters.map((requester) => [requester, []]));
    for (let round = -warmUps; round < rounds; round += 1) {
      for (let turn = 0; turn < requesters.length; turn += 1) {
        const requester = requesters[(turn + round + requesters.length) % requesters.length];
        const { milliseconds } = await requester.ask();
        if (round >= 0) times.get(requester).push(milliseconds);
      }
    }
    return report(users, deep, times);
  } finally {
    await service.close();
  }
}

async function cursorBefore(service, skipped) {
  const variables = { list: { first, after: String(skipped - first) } };
  const { data } = await service.ask('/offset', { query: queries['page alone'], variables });
  return data.users.pageInfo.endCursor;
}

/** Both ways must return the same users, or the comparison is meaningless. */
async function assertSamePages(requesters, users) {
  for (const requester of requesters) {
    const peer = requesters.find(
      ({ what, page, way }) => what === requester.what && page === requester.page && way !== requester.way,
    );
    const [{ data }, { data: other }] = [await requester.ask(), await peer.ask()];
    assert.deepEqual(data.users, other.users);
    assert.equal(data.users.nodes.length, first);
    if (requester.what === 'page and total') assert.equal(data.users.totalCount, users);
  }
}

const rounded = (value) => Number(value.toFixed(2));

function report(users, deep, times) {
  const quantile = (what, page, way, part) => {
    const [, sample] = [...times].find(
      ([requester]) => requester.what === what && requester.page === page && requester.way === way,
    );
    return sample.toSorted((left, right) => left - right)[Math.ceil(part * sample.length) - 1];
  };
  const row = (name, unit, ours, best, goal) =>
    rowOf('api', `${users.toLocaleString('en')} users, ${name}`, unit, rounded(ours), {
      goal,
      best: rounded(best),
      peer: 'OFFSET',
    });
  return Object.keys(queries).flatMap((what) => [
    ...[1, deep].flatMap((page) =>
      [0.5, 0.95].map((part) =>
        row(
          `${what}, page ${page}, p${part * 100}`,
          'ms',
          quantile(what, page, 'ours', part),
          quantile(what, page, 'OFFSET', part),
          null,
        ),
      ),
    ),
    row(
      `${what}, page ${deep} to page 1, p50`,
      'ratio',
      quantile(what, deep, 'ours', 0.5) / quantile(what, 1, 'ours', 0.5),
      quantile(what, deep, 'OFFSET', 0.5) / quantile(what, 1, 'OFFSET', 0.5),
      worstRatio,
    ),
  ]);
}
