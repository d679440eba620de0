import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { alertWorld } from './alerts.fixture.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  admin = await addUser(api.database, 'alder');
});

const input = {
  name: '',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
  channelIds: [],
  recipientIds: [],
};

const preview = async (values: object) => {
  const { data, errors } = await api.execute(
    admin.principal,
    `query($input: AlertRuleInput!) {
      alertPreview(input: $input) { count incidents { from to } stepSeconds points { t v } } }`,
    { input: { ...input, ...values } },
  );
  expect(errors).toEqual([]);
  return (data as { alertPreview: { count: number; incidents: object[]; points: { t: string; v: number | null }[] } })
    .alertPreview;
};

const hour = 60;
const thisHour = () => alertWorld(api, new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000));

it('shows when a rule would have fired in the last seven days, while its form is incomplete', async () => {
  const { report, minutes } = thisHour();
  for (let back = 1; back <= 168; back += 1) {
    const isLow = back === 30 || back === 31 || back === 100;
    await report(-back * hour + 30, isLow ? { p2pBytes: 300, cdnBytes: 700 } : {});
  }
  const { count, incidents, points } = await preview({});
  expect(count).toBe(2);
  expect(incidents).toEqual([
    { from: minutes(-100 * hour).toISOString(), to: minutes(-99 * hour).toISOString() },
    { from: minutes(-31 * hour).toISOString(), to: minutes(-29 * hour).toISOString() },
  ]);
  expect(points).toHaveLength(168);
  expect(points.at(-1)).toEqual({ t: minutes(-hour).toISOString(), v: 0.6 });
});

it('compares each hour with one week before', async () => {
  const { report } = thisHour();
  await report(-hour + 30, { playingMs: 1_000 });
  await report(-hour + 30 - 7 * 24 * hour, { playingMs: 4_000 });
  const { count, points } = await preview({
    metric: 'AUDIENCE',
    condition: 'DECREASE',
    threshold: 0.5,
    overMinutes: 60,
  });
  expect(count).toBe(1);
  expect(points.at(-1)?.v).toBeCloseTo(-0.75);
});

it('reports a threshold that is out of range', async () => {
  const { code } = await api.execute(
    admin.principal,
    'query($input: AlertRuleInput!) { alertPreview(input: $input) { count } }',
    { input: { ...input, threshold: 40 } },
  );
  expect(code).toBe('VALIDATION');
});

it('compares the join times of channels over hours', async () => {
  const { report, channelId } = thisHour();
  await report(-hour + 30, { channel: 'Arena Live', joinTimeMs: 900 });
  await report(-2 * hour + 30, { channel: 'Arena Live', joinTimeMs: 900 });
  await report(-hour + 30, { channel: 'Studio', joinTimeMs: 300 });
  const { count, points } = await preview({
    metric: 'JOIN_TIME',
    condition: 'ABOVE',
    threshold: 500,
    overMinutes: 360,
    channelIds: [await channelId('Arena Live'), await channelId('Studio')],
  });
  expect(count).toBe(1);
  expect(points.slice(-3).map(({ v }) => v)).toEqual([null, 900, 900]);
});

it('is limited to 30 a minute for an account', async () => {
  const document = `query($input: AlertRuleInput!) { ${Array.from({ length: 31 }, (_, index) => `p${index}: alertPreview(input: $input) { count }`).join(' ')} }`;
  const { data, code } = await api.execute(admin.principal, document, { input });
  expect(code).toBe('RATE_LIMITED');
  expect(data ?? null).toBeNull();
});
