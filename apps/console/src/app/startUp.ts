/** The steps of the start, in order. Each may throw. */
export type StartUpSteps<App> = {
  /** Loads the configuration, prepares session and data, resolves the first route. */
  create: () => Promise<App>;
  /** Mounts the app. */
  mount: (app: App) => Promise<void> | void;
  /** Logs the error and shows the static failure page in place of the app; never throws. */
  fail: (error: unknown) => void;
  /** Progress marks for tests and tools. */
  progress: { created: boolean; mounted: boolean };
};

/** Creates, mounts, marks as mounted. On failure shows the failure page. */
export async function startUp<App>({ create, mount, fail, progress }: StartUpSteps<App>): Promise<void> {
  try {
    const app = await create();
    progress.created = true;
    await mount(app);
    progress.mounted = true;
  } catch (error) {
    fail(error);
  }
}
