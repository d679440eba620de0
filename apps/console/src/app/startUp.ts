/** Start-up steps, in order. Each can throw. */
export type StartUpSteps<App> = {
  /** Loads the configuration, prepares session and data, resolves the first route. */
  create: () => Promise<App>;
  mount: (app: App) => Promise<void> | void;
  /** Logs the error and replaces the app with the static failure page; never throws. */
  fail: (error: unknown) => void;
  /** Progress marks for tests and tools. */
  progress: { created: boolean; mounted: boolean };
};

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
