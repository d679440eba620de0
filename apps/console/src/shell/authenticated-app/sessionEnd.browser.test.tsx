import { type LeaveAdapter, LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { createBrowser, store, userPrefix } from '../../auth/session/browser.fixture.ts';
import { encodeToken, tokenOrigin } from '../../auth/session/encodeToken.fixture.ts';
import { guestSession } from '../../auth/session/session.fixture.ts';
import type { Session } from '../../auth/session/session.ts';
import type { SessionEvent } from '../../auth/session/sessionChannel.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { ViewerProvider } from '../../api/viewer/ViewerProvider.tsx';
import { createViewerStore } from '../../api/viewer/viewerStore.ts';
import { IdleWatch } from './IdleWatch.tsx';
import { LimitWatch } from './LimitWatch.tsx';
import { checkInterval } from './usePolling.ts';

const chunk = vi.hoisted(() => ({ isMissing: false }));
vi.mock('./lazySessionDialogs.ts', async (original) => {
  const dialogs = await original<typeof import('./lazySessionDialogs.ts')>();
  const { lazyComponent } = await import('@edge-console/ui/lazy-part');
  const Missing = lazyComponent(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  const SessionEndDialog: typeof dialogs.SessionEndDialog = Object.assign(
    (props: ComponentProps<typeof dialogs.SessionEndDialog>) =>
      chunk.isMissing ? <Missing /> : <dialogs.SessionEndDialog {...props} />,
    { preload: dialogs.SessionEndDialog.preload },
  );
  return { ...dialogs, SessionEndDialog };
});

const minute = 60_000;
const signedInAt = Date.UTC(2026, 10, 3, 9);
const configuration = readConfiguration({
  userPoolId: tokenOrigin.userPoolId,
  userPoolClientId: tokenOrigin.clientId,
  graphqlEndpoint: 'http://localhost/graphql',
  passwordFormat: {},
});
const leaveAdapter: LeaveAdapter = { useBlocker: () => ({ state: 'unblocked' }) };

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  chunk.isMissing = false;
  vi.useFakeTimers({ now: signedInAt, toFake: ['Date', 'setInterval', 'clearInterval'] });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  localStorage.clear();
  vi.useRealTimers();
});

/** Advances the time while the page is suspended. */
function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds - checkInterval);
  vi.advanceTimersByTime(checkInterval);
}
const dialog = (name: string) =>
  [...document.querySelectorAll('[role$=dialog]')].find((one) =>
    document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent.includes(name),
  );
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();

function show(session: Session, watch: ReactNode): void {
  flushSync(() =>
    root.render(
      <ConfigurationProvider value={configuration}>
        <SessionProvider value={session}>
          <LeaveGuardProvider adapter={leaveAdapter}>{watch}</LeaveGuardProvider>
        </SessionProvider>
      </ConfigurationProvider>,
    ),
  );
}

describe('the 24-hour limit', () => {
  /** Signs in, in the storage that the watch reads. */
  function signIn(at: number): void {
    store(localStorage);
    localStorage.setItem(`${userPrefix}.accessToken`, encodeToken('access', { auth_time: at / 1000 }));
  }

  function openPage() {
    const listeners = new Set<(event: SessionEvent) => void>();
    const end = vi.fn<Session['end']>();
    signIn(signedInAt);
    const session = guestSession({
      current: () => ({ subject: 'user-1', email: 'amara@solstice.example', provider: null }),
      end,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    show(session, <LimitWatch />);
    const emit = (event: SessionEvent) => flushSync(() => listeners.forEach((listener) => listener(event)));
    return { end, emit };
  }

  it('warns two minutes before, once, and ends the session on time', async () => {
    const { end } = openPage();
    pass(24 * 60 * minute - 2 * minute - 5_000);
    expect(dialog('Your session ends soon')).toBeUndefined();
    pass(5_000);
    await expect.poll(() => dialog('Your session ends soon')).toBeDefined();
    press('Not now');
    await expect.poll(() => dialog('Your session ends soon')).toBeUndefined();
    pass(2 * minute - 5_000);
    expect(dialog('Your session ends soon')).toBeUndefined();
    expect(end).not.toHaveBeenCalled();
    pass(5_000);
    expect(end).toHaveBeenCalledWith('expired');
  });

  it('lets the same user sign in again over the page', async () => {
    const { end, emit } = openPage();
    pass(24 * 60 * minute - minute);
    await expect.poll(() => dialog('Your session ends soon')).toBeDefined();
    press('Sign in again');
    await expect.poll(() => document.querySelector('[type=password]')).not.toBeNull();
    expect(document.querySelector<HTMLInputElement>('[type=email]')?.value).toBe('amara@solstice.example');
    signIn(Date.now());
    emit({ type: 'signedIn', subject: 'user-1', isSameUser: true, isFromOtherTab: false });
    await expect.poll(() => document.querySelector('[type=password]')).toBeNull();
    pass(23 * 60 * minute);
    expect(dialog('Your session ends soon')).toBeUndefined();
    expect(end).not.toHaveBeenCalled();
  });

  it('ends the session on time if the warning’s code does not load', () => {
    chunk.isMissing = true;
    const { end } = openPage();
    pass(24 * 60 * minute);
    expect(end).toHaveBeenCalledWith('expired');
  });
});

it.each([
  ['CUSTOMER', 12 * 60],
  ['RESELLER', 60],
] as const)('ends an inactive %s session on time if the warning’s code does not load', async (type, minutes) => {
  chunk.isMissing = true;
  const browser = createBrowser();
  browser.setNow(Date.now());
  store(browser.storage, { exp: signedInAt / 1000 + 24 * 3_600 });
  const { session, events } = browser.openTab();
  const viewers = createViewerStore(
    { request: async () => ({ ok: true, value: { viewer: viewerOf({ type }) } as never }) },
    Date.now,
    () => 'user-1',
  );
  await viewers.ensure();
  show(
    session,
    <ViewerProvider value={viewers}>
      <IdleWatch />
    </ViewerProvider>,
  );
  expect(session.idleAt()).toBe(signedInAt + minutes * minute);
  pass((minutes - 1) * minute);
  browser.setNow(Date.now());
  expect(session.current()).not.toBeNull();
  browser.setNow(Date.now() + minute);
  pass(minute);
  await expect.poll(() => events).toEqual([{ type: 'ended', reason: 'inactive', isFromOtherTab: false }]);
});
