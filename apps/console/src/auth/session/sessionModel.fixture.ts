import fc from 'fast-check';
import { clientPrefix } from './browser.fixture.ts';
import { createSessionTestHarness, hour, type SessionTestHarness } from './sessionTestHarness.fixture.ts';

/** A simple model of the session for model-based tests, without tokens, stores, locks, and messages. */
type Model = {
  now: number;
  deviceAhead: number;
  isOnline: boolean;
  user: { name: string; since: number; isClosed: boolean; idleAt: number | null } | null;
  /** Sign-ins that can no longer be signed out, because the store was corrupted. */
  lost: number;
};

/** Throws unless both are equal. */
function same(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

type Step = { name: string; run: (model: Model, harness: SessionTestHarness) => Promise<void> };

const isOver = ({ now, user }: Model) => user !== null && (user.isClosed || now >= user.since + 24 * hour);
const hasIdled = ({ now, deviceAhead, user }: Model) => user?.idleAt != null && now + deviceAhead >= user.idleAt;

const tabIndex = fc.constantFrom(0 as const, 1 as const);

const signIn = fc
  .record({
    tab: tabIndex,
    name: fc.constantFrom('anna', 'omar'),
    password: fc.constantFrom('right', 'right', 'wrong'),
  })
  .map(({ tab, name, password }): Step => ({
    name: `sign in ${name} ${password} in tab ${tab}`,
    async run(model, harness) {
      const outcome = await harness.tabs[tab].session.signIn(name, password);
      const works = model.isOnline && password === 'right';
      same('the sign-in', outcome.kind, works ? 'signedIn' : 'refused');
      if (works) model.user = { name, since: model.now, isClosed: false, idleAt: null };
    },
  }));

const signOut = tabIndex.map((tab): Step => ({
  name: `sign out in tab ${tab}`,
  async run(model, harness) {
    await harness.tabs[tab].session.signOut();
    model.user = null;
  },
}));

function expectedCall(model: Model): 'done' | 'unreachable' | 'refused' {
  if (!model.user) return 'refused';
  if (!model.isOnline) return 'unreachable';
  return isOver(model) ? 'refused' : 'done';
}

const call = fc.array(tabIndex, { minLength: 1, maxLength: 12 }).map((callers): Step => ({
  name: `call from tabs ${callers.join('')}`,
  async run(model, harness) {
    const before = harness.refreshCount();
    const results = await Promise.all(callers.map((tab) => harness.call(harness.tabs[tab])));
    same('the calls', [...new Set(results)], [expectedCall(model)]);
    if (model.isOnline) {
      same('more than one refresh', harness.refreshCount() - before > 1, false);
      if (isOver(model)) model.user = null;
    }
  },
}));

const signOutDuringRefresh = fc.tuple(tabIndex, tabIndex).map(([caller, leaver]): Step => ({
  name: `sign out in tab ${leaver} while tab ${caller} refreshes`,
  async run(model, harness) {
    const release = harness.holdRefreshes();
    const token = await Promise.race([harness.tabs[caller].session.accessToken(), harness.settle()]);
    const refreshing = token ? harness.tabs[caller].session.refreshedToken(token) : Promise.resolve(null);
    await harness.settle();
    await harness.tabs[leaver].session.signOut();
    release();
    same('a token of nobody', (await refreshing) ?? null, null);
    model.user = null;
  },
}));

const step = fc.oneof(
  { arbitrary: signIn, weight: 4 },
  { arbitrary: call, weight: 6 },
  { arbitrary: signOut, weight: 1 },
  { arbitrary: signOutDuringRefresh, weight: 1 },
  {
    arbitrary: fc.constantFrom(1_000, 60_000, 50 * 60_000, hour, 7 * hour).map((time): Step => ({
      name: `${time} ms pass`,
      async run(model, harness) {
        model.now += time;
        harness.advance(time);
      },
    })),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(0, -hour, hour, -4_000, 4_000).map((ahead): Step => ({
      name: `the device's clock is ${ahead} ms ahead`,
      async run(model, harness) {
        model.deviceAhead = ahead;
        harness.setDeviceAhead(ahead);
      },
    })),
    weight: 2,
  },
  {
    arbitrary: fc.boolean().map((isOnline): Step => ({
      name: isOnline ? 'online' : 'offline',
      async run(model, harness) {
        model.isOnline = isOnline;
        harness.setOnline(isOnline);
      },
    })),
    weight: 2,
  },
  {
    arbitrary: fc.constant<Step>({
      name: 'closed by an administrator',
      async run(model, harness) {
        if (model.user) model.user.isClosed = true;
        harness.revokeAll();
      },
    }),
    weight: 1,
  },
  {
    arbitrary: tabIndex.map((tab): Step => ({
      name: `a sign of life in tab ${tab}`,
      async run(model, harness) {
        harness.tabs[tab].session.keepAlive(2 * hour);
        if (model.user) model.user.idleAt = model.now + model.deviceAhead + 2 * hour;
      },
    })),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom('not.a.token', '', 'x'.repeat(20_000)).map((text): Step => ({
      name: 'somebody writes into the store',
      async run(model, harness) {
        const key = Object.keys(harness.storage).find((name) => name.endsWith('.accessToken'));
        if (key === undefined) return;
        harness.storage.setItem(key, text);
        if (model.user) model.lost += 1;
        model.user = null;
      },
    })),
    weight: 1,
  },
);

/** Invariants, checked after every step. */
async function check(model: Model, harness: SessionTestHarness): Promise<void> {
  if (hasIdled(model)) model.user = null;
  const expected = model.user?.name ?? null;
  const subjects = harness.tabs.map(({ session }) => session.current()?.subject ?? null);
  same('the tabs', subjects, [expected, expected]);
  await harness.settle();
  const tokens = Object.keys(harness.storage).filter((key) => /(access|refresh|id)Token$/i.test(key));
  same('tokens in the store', tokens.length > 0, expected !== null);
  const unexpected = tokens.filter((key) => !key.startsWith(`${clientPrefix}.${expected}.`));
  same('tokens of others', unexpected, []);
  for (const { session, events } of harness.tabs) {
    const last = events.at(-1);
    same('the last event', last?.type === 'signedIn' ? last.subject : null, expected);
    same('an end beside a session', session.lastEnd() !== null && expected !== null, false);
  }
  // A signed-out session is revoked at the service, too, as soon as that is reachable.
  const allowed = model.lost + (expected === null ? 0 : 1);
  same('sign-ins nobody left', model.isOnline && harness.liveSignIns().length > allowed, false);
}

const steps = fc.array(
  // `toString` names the command in a failed run.
  step.map((command) => ({ ...command, [fc.toStringMethod]: () => command.name })),
  { minLength: 1, maxLength: 20 },
);

export const sessionProperty = fc.asyncProperty(steps, async (executed) => {
  const harness = createSessionTestHarness();
  const model: Model = { now: 1_000 * hour, deviceAhead: 0, isOnline: true, user: null, lost: 0 };
  for (const { run } of executed) {
    await run(model, harness);
    await check(model, harness);
  }
});
