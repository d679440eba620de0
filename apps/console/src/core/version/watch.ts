import type { Latest } from './latest.ts';
import type { Reloads } from './reloads.ts';

export const buildInterval = 300_000;

/** The parts of the router in use. */
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

/** Compares the running build with the server's: the release after each navigation, the build ID every five minutes. */
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

  // A hidden page waits until it is visible.
  function look() {
    if (page.isVisible() && now() - lastBuildCheck >= buildInterval) void checkBuild();
  }
  timer = setTimeout(look, buildInterval);
  const stopPage = page.subscribe(look);
  return {
    /** Called when something else suggests that the build is outdated. */
    checkBuild,
    stop(): void {
      stopRouter();
      clearTimeout(timer);
      stopPage();
    },
  };
}
