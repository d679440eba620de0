import type { Latest } from './latest.ts';
import type { Reloads } from './reloads.ts';

/** Milliseconds between two looks at the exact build. */
export const buildInterval = 300_000;

/** The part of the router that is listened to. */
export type Navigations = {
  state: { location: { pathname: string }; navigation: { state: string } };
  subscribe: (
    listener: (state: { location: { pathname: string }; navigation: { state: string } }) => void,
  ) => () => void;
};

export type WatchOptions = {
  router: Navigations;
  latest: Latest;
  reloads: Pick<Reloads, 'sawRelease' | 'sawBuild' | 'reconsider'>;
  now: () => number;
  page: { isVisible: () => boolean; subscribe: (listener: () => void) => () => void };
};

/** Compares the running build with what the server serves: by name on each change of route, exactly every five minutes. */
export function watchVersion({ router, latest, reloads, now, page }: WatchOptions) {
  const checkRelease = async () => {
    reloads.reconsider();
    const release = await latest.release();
    if (release !== null) reloads.sawRelease(release);
  };
  let lastBuildCheck = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkBuild = async () => {
    lastBuildCheck = now();
    clearTimeout(timer);
    timer = setTimeout(look, buildInterval);
    const id = await latest.build();
    if (id !== null) reloads.sawBuild(id);
  };

  let shown = router.state.location.pathname;
  void checkRelease();
  const stopRouter = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    void checkRelease();
  });

  // A page that nobody sees waits until somebody does.
  function look() {
    if (page.isVisible() && now() - lastBuildCheck >= buildInterval) void checkBuild();
  }
  timer = setTimeout(look, buildInterval);
  const stopPage = page.subscribe(look);
  return {
    /** Something else says that the build may be old. */
    checkBuild,
    stop(): void {
      stopRouter();
      clearTimeout(timer);
      stopPage();
    },
  };
}
