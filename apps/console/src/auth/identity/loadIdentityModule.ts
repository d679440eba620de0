import type { IdentityConfiguration } from './configureIdentity.ts';

let configuring: Promise<void> | null = null;

async function configure(configuration: IdentityConfiguration): Promise<void> {
  const { configureIdentity } = await import('./configureIdentity.ts');
  configureIdentity(configuration);
}

/** Loads a module of this folder, with aws-amplify configured. Rejects if the code could not be loaded; the next call retries. */
export async function loadIdentityModule<Part>(
  configuration: IdentityConfiguration,
  load: () => Promise<Part>,
): Promise<Part> {
  configuring ??= configure(configuration).catch((error: unknown) => {
    configuring = null;
    throw error;
  });
  const [part] = await Promise.all([load(), configuring]);
  return part;
}
