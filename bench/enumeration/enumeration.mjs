import assert from 'node:assert/strict';
import { createAfterResponse } from '../../apps/api/src/core/requests/afterResponse.ts';
import { schema } from '../../apps/api/src/schema.ts';
import { testSettings } from '../../apps/api/src/testing/harness.ts';
import { openTestDatabase } from '../../apps/api/src/testing/testDatabase.ts';
import { addPerson, missingId, resetWorld } from '../../apps/api/src/testing/world.ts';
import { startDeadline } from '../../apps/api/src/core/transport/deadline.ts';
import { createExecutor } from '../../apps/api/src/core/transport/execute.ts';
import { median } from '../start/median.mjs';
import { rowOf } from '../table.mjs';

const warmUps = 20;
const samples = 200;
/** Ten percent: less than the network varies from one request to the next. */
const worstRatio = 1.1;

const byAddress = (operation) =>
  `mutation ($value: String!) { ${operation}(email: $value) { ok userErrors { code } } }`;
const byId = (operation) => `mutation ($value: ID!) { ${operation}(id: $value) { ok userErrors { code } } }`;

/** The executor, including work after its responses, without rate limits. */
function openExecutor(database) {
  const logger = { warn() {}, error: (...parts) => console.error(...parts) };
  const afterResponse = createAfterResponse(database, logger);
  const settings = { ...testSettings(), rates: () => 0, afterResponse };
  const execute = createExecutor(schema, database, logger, settings, () => undefined);
  return {
    /** Response time in ms, and the response; background work ends before the next request. */
    async ask(caller, query, value) {
      const started = performance.now();
      const { status, body } = await execute({
        query,
        variables: { value },
        operationName: null,
        caller,
        requestId: 'bench',
        ip: '127.0.0.1',
        idempotencyKey: null,
        deadline: startDeadline(60_000),
      });
      const milliseconds = performance.now() - started;
      await afterResponse.settle();
      return { milliseconds, answer: JSON.stringify({ status, body }).replaceAll(value, '') };
    },
  };
}

/** The time ratio of two requests whose responses must be identical. Alternating. */
async function ratioOf(executor, { caller, query, there, missing }) {
  const times = { there: [], missing: [] };
  for (let round = -warmUps; round < samples; round += 1) {
    const [one, other] = [await executor.ask(caller, query, there), await executor.ask(caller, query, missing)];
    assert.equal(one.answer, other.answer);
    if (round < 0) continue;
    times.there.push(one.milliseconds);
    times.missing.push(other.milliseconds);
  }
  const [one, other] = [median(times.there), median(times.missing)];
  return Math.max(one, other) / Math.min(one, other);
}

/**
 * Whether response times reveal that an email address is registered (to guests), or that an ID belongs to another
 * account.
 *
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  const database = await openTestDatabase();
  try {
    await resetWorld(database);
    const { principal } = await addPerson(database, 'alder');
    const { user: invited } = await addPerson(database, 'alder', { stage: 'INVITED' });
    const { user: disabled } = await addPerson(database, 'alder', { active: false });
    const { user: foreign } = await addPerson(database, 'cedar');
    const nobody = 'nobody@alder.example';
    const requests = {
      'asking for an invitation, invited beside unknown': {
        caller: null,
        query: byAddress('requestInvite'),
        there: invited.email,
        missing: nobody,
      },
      'asking to be enabled, disabled beside unknown': {
        caller: null,
        query: byAddress('requestReactivation'),
        there: disabled.email,
        missing: nobody,
      },
      'deleting a user, another account’s beside missing': {
        caller: principal,
        query: byId('deleteUser'),
        there: foreign.id,
        missing: missingId,
      },
      'inviting again, another account’s beside missing': {
        caller: principal,
        query: `mutation ($value: ID!) { resendInvite(id: $value) { user { id } userErrors { code } } }`,
        there: foreign.id,
        missing: missingId,
      },
    };
    const executor = openExecutor(database);
    const rows = [];
    for (const [name, question] of Object.entries(requests))
      rows.push(rowOf('enumeration', name, 'ratio', await ratioOf(executor, question), { goal: worstRatio }));
    return rows;
  } finally {
    await database.close();
  }
}
