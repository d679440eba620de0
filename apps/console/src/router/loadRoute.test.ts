import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../api/result.ts';
import type { AuthenticatedContext } from '../auth/authenticated/authenticatedContext.ts';
import { viewerOf } from '../api/viewer/viewer.fixture.ts';
import { viewerQuery } from '../api/viewer/viewer.ts';
import { loadRoute, type RouteContext } from './loadRoute.ts';
import type { ScreenModule, ScreenRoute } from './screenRoute.ts';

vi.mock('./modules.ts', () => ({
  loadLayout: vi.fn<() => Promise<void>>(async () => undefined),
  loadScreen: vi.fn<(route: ScreenRoute) => Promise<ScreenModule>>(async () => ({ Screen: () => null })),
  loadPages: vi.fn<() => Promise<void>>(async () => undefined),
}));
const { loadLayout, loadPages, loadScreen } = await import('./modules.ts');
afterEach(() => vi.clearAllMocks());

const users: ScreenRoute = {
  path: '/users/',
  title: 'Users',
  guards: ['logged'],
  permission: { group: 'st.users', level: 'READ' },
};
const signIn: ScreenRoute = {
  path: '/signin/',
  title: 'Sign in',
  layout: 'notoolbar',
  guards: ['guest-only'],
};
const at = (address: string) => new URL(address, 'https://console.example.com');

type Change = {
  isSignedIn?: boolean;
  response?: unknown;
  end?: 'expired' | 'signedOut' | null;
  landing?: string | null;
};

function contextOf(change: Change = {}) {
  const { isSignedIn = true, response = success(viewerOf()), end: reason = null, landing = null } = change;
  const keep = vi.fn<(path: string) => void>();
  const end = vi.fn<RouteContext['session']['end']>();
  const forget = vi.fn<() => void>();
  const storeFirstRequests = vi.fn<AuthenticatedContext['storeFirstRequests']>();
  const context: RouteContext = {
    session: {
      current: () => (isSignedIn ? { subject: 'user-1', email: null, provider: null } : null),
      lastEnd: () => reason && { reason, subject: 'user-1', email: null, isHosted: false },
      end,
    },
    loadSignedIn: async () =>
      ({
        viewer: { ensure: async () => response, forget },
        queryClient: { preload: () => undefined },
        storeFirstRequests,
        landing: { read: () => landing, keep },
      }) as unknown as AuthenticatedContext,
    rootRedirect: undefined,
    features: {},
  };
  return { context, end, forget, keep, storeFirstRequests };
}

/** The target of a loader's redirect. */
async function redirectOf(loading: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

describe('a page for signed-in users', () => {
  it('redirects a guest to sign-in with the requested URL', async () => {
    const { context } = contextOf({ isSignedIn: false });
    expect(await redirectOf(loadRoute(users, at('/users/?search=a#row-3'), context))).toBe(
      '/signin/?returnTo=%2Fusers%2F%3Fsearch%3Da%23row-3',
    );
  });

  it('reports an expired session', async () => {
    const { context } = contextOf({ isSignedIn: false, end: 'expired' });
    expect(await redirectOf(loadRoute(users, at('/users/'), context))).toBe(
      '/signin/?sessionexpired=true/&returnTo=%2Fusers%2F',
    );
  });

  it('is rendered in the shell for users with permission', async () => {
    const { context } = contextOf();
    expect(await loadRoute(users, at('/users/'), context)).toEqual({ layout: 'default', failure: null });
    expect(loadPages).not.toHaveBeenCalled();
  });

  it('loads "You need permission" for users without permission', async () => {
    const { context } = contextOf({ response: success(viewerOf({ permissions: {} })) });
    await loadRoute(users, at('/users/'), context);
    expect(loadPages).toHaveBeenCalled();
  });

  it('starts its first request before the viewer is loaded', async () => {
    const preload = vi.fn<() => void>();
    const { context } = contextOf({ response: new Promise(() => undefined) });
    vi.mocked(loadScreen).mockResolvedValueOnce({ Screen: () => null, preload });
    void loadRoute(users, at('/users/?search=a'), context);
    await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce(), 10_000);
  });

  it('stores the requests of the first screen for the next visit, also those that depend on the viewer', async () => {
    const { context, storeFirstRequests } = contextOf();
    const preload: ScreenModule['preload'] = async ({ queryClient, viewer }) => {
      queryClient.preload(viewerQuery, { type: (await viewer)?.entity?.type });
    };
    vi.mocked(loadScreen).mockResolvedValueOnce({ Screen: () => null, preload });
    await loadRoute(users, at('/users/'), context);
    await vi.waitFor(() => expect(storeFirstRequests).toHaveBeenCalledOnce(), 10_000);
    const [, bodies] = storeFirstRequests.mock.calls[0] ?? [];
    expect(bodies?.map((body) => (JSON.parse(body) as { variables: unknown }).variables)).toEqual([
      {},
      { type: 'CUSTOMER' },
    ]);
  });

  it('is not redirected if the viewer cannot be loaded', async () => {
    const error = { kind: 'network', code: 'NETWORK', requestId: 'r' } as const;
    const { context } = contextOf({ response: failure(error) });
    expect(await loadRoute(users, at('/users/'), context)).toEqual({ layout: 'default', failure: error });
  });

  it('redirects to sign-in if the API rejects the session', async () => {
    const { context } = contextOf({ response: failure({ kind: 'auth', code: 'SESSION_REVOKED', requestId: 'r' }) });
    expect(await redirectOf(loadRoute(users, at('/users/'), context))).toBe('/signin/?returnTo=%2Fusers%2F');
  });

  it('ends the session of a disabled user', async () => {
    const viewer = viewerOf();
    const response = success({ ...viewer, user: viewer.user && { ...viewer.user, active: false } });
    const { context, end, forget } = contextOf({ response });
    expect(await redirectOf(loadRoute(users, at('/users/'), context))).toBe('/deactivated-account/');
    expect(end).toHaveBeenCalledExactlyOnceWith('disabled');
    expect(forget).toHaveBeenCalledOnce();
  });

  it('that only redirects does so', async () => {
    const { context } = contextOf();
    const root: ScreenRoute = { path: '/', title: 'Home', guards: ['logged'], redirect: () => '/users/' };
    expect(await redirectOf(loadRoute(root, at('/'), context))).toBe('/users/');
  });

  it('that redirects some users is loaded for those who were not redirected before', async () => {
    const root: ScreenRoute = { path: '/', title: 'Home', guards: ['logged'], redirect: ({ start }) => start };
    const customer = contextOf({ landing: '/dashboard/' });
    expect(await redirectOf(loadRoute(root, at('/'), customer.context))).toBe('/dashboard/');
    expect(loadScreen).not.toHaveBeenCalled();
    expect(customer.keep).toHaveBeenCalledExactlyOnceWith('/dashboard/');
    await redirectOf(loadRoute(root, at('/'), contextOf().context));
    expect(loadScreen).toHaveBeenCalled();
  });

  it('is also loaded for a user who is no longer redirected', async () => {
    const root: ScreenRoute = {
      path: '/',
      title: 'Home',
      guards: ['logged'],
      isFor: () => true,
      redirect: () => '/',
    };
    await loadRoute(root, at('/'), contextOf({ landing: '/users/' }).context);
    expect(loadScreen).toHaveBeenCalled();
  });
});

describe('a page for guests', () => {
  it('is rendered without a session, in its own layout', async () => {
    const { context } = contextOf({ isSignedIn: false });
    expect(await loadRoute(signIn, at('/signin/'), context)).toEqual({ layout: 'notoolbar', failure: null });
    expect(loadLayout).toHaveBeenCalledExactlyOnceWith('notoolbar');
  });

  it('redirects a signed-in user to the requested URL', async () => {
    const { context } = contextOf();
    expect(await redirectOf(loadRoute(signIn, at('/signin/?returnTo=/users/'), context))).toBe('/users/');
    expect(await redirectOf(loadRoute(signIn, at('/signin/?returnTo=//evil.example'), context))).toBe('/');
  });
});

describe('a user without an account', () => {
  const founding: ScreenRoute = {
    path: '/create-account/',
    title: 'Create your account',
    layout: 'notoolbar',
    guards: ['no-entity'],
  };
  const viewerWithoutAccount = success({ ...viewerOf(), user: null, entity: null });

  it('creates one first, and keeps the requested URL', async () => {
    const { context } = contextOf({ response: viewerWithoutAccount });
    expect(await redirectOf(loadRoute(users, at('/users/?search=a'), context))).toBe(
      '/create-account/?returnTo=%2Fusers%2F%3Fsearch%3Da',
    );
    for (const address of ['/', '/nowhere'])
      expect(await redirectOf(loadRoute(undefined, at(address), context))).toBe('/create-account/');
    expect(await loadRoute(founding, at('/create-account/'), context)).toEqual({ layout: 'notoolbar', failure: null });
  });

  it('needs a session to create one; users with an account are redirected', async () => {
    const guest = contextOf({ isSignedIn: false }).context;
    const address = '/create-account/?returnTo=%2Fusers%2F';
    expect(await redirectOf(loadRoute(founding, at(address), guest))).toBe('/signin/?returnTo=%2Fusers%2F');
    expect(await redirectOf(loadRoute(founding, at(address), contextOf().context))).toBe('/users/');
  });
});

describe('an unknown URL', () => {
  it('is a 404 page in the layout for guests or signed-in users', async () => {
    expect(await loadRoute(undefined, at('/nowhere'), contextOf().context)).toMatchObject({ layout: 'default' });
    expect(await loadRoute(undefined, at('/nowhere'), contextOf({ isSignedIn: false }).context)).toMatchObject({
      layout: 'notoolbar',
    });
    expect(loadPages).toHaveBeenCalledTimes(2);
  });
});
