import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { manyBeacons } from './beacons.fixture.ts';
import { stores } from './stores.fixture.ts';
import { checkMeasurements, type Measure } from './truth.fixture.ts';

/** A million beacons of a week in which Europe's clocks were set back. */
const from = new Date('2026-10-22T00:00:00Z');
const to = new Date('2026-10-29T00:00:00Z');
const { recorded, sent } = manyBeacons(1_000_000, from, to);
const inOneGo = 5_000;

let api: Harness;
let customer: TestUser;

describe.each(stores)('in %s', (_store, open) => {
  beforeAll(async () => {
    api = await open();
    await resetWorld(api.database);
    customer = await addUser(api.database, 'alder');
    let counted = 0;
    for (let start = 0; start < sent.length; start += inOneGo) {
      counted += await api.measurements.record(entityId('alder'), sent.slice(start, start + inOneGo));
    }
    if (counted !== recorded.length) throw new Error(`${counted} of ${recorded.length} beacons were counted`);
    // Takes minutes on an idle machine; the limit is for hanging tests.
  }, 7_200_000);
  afterAll(() => api.close());

  const readField: Measure = async <Value>(field: string, selection: string, span: object): Promise<Value> => {
    const document = `query Ask($in: SpanInput!) { ${field}(in: $in) ${selection} }`;
    const { data, errors } = await api.execute(customer.principal, document, { in: span });
    expect(errors).toEqual([]);
    return data?.[field] as Value;
  };

  it.each([
    ['the week', from, to],
    ['a day that has 25 hours', new Date('2026-10-24T22:00:00Z'), new Date('2026-10-25T23:00:00Z')],
    ['the hour that is there twice', new Date('2026-10-25T00:00:00Z'), new Date('2026-10-25T02:00:00Z')],
    ['nothing', new Date('2026-09-01T00:00:00Z'), new Date('2026-09-02T00:00:00Z')],
  ])('a million beacons add up to the expected values: %s', async (_name, first, end) => {
    const span = { span: 'CUSTOM', from: first.toISOString(), to: end.toISOString() };
    await expect(
      checkMeasurements(readField, recorded, span, end.getTime() - first.getTime()),
    ).resolves.toBeUndefined();
  });
});
