/** The steps of the start, in their order. Each may throw. */
export type StartUpSteps<App> = {
  /** Loads the configuration, prepares session and data, resolves the first route. */
  create: () => Promise<App>;
  /** Puts the app on the page. */
  mount: (app: App) => Promise<void> | void;
  /** Tells what went wrong and puts the static page in the app's place; never throws. */
  fail: (error: unknown) => void;
  /** What tests and tools can see of it. */
  progress: { created: boolean; mounted: boolean };
};

/** Create, mount, mark mounted. Whatever fails, there is a page that says so. */
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
