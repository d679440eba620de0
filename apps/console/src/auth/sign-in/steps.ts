import { lazyComponent } from '@edge-console/ui/lazy-part';

const load = () => import('./SignInSteps.tsx');

/** The steps after the first form, loaded while the user types the password. */
export const SignInSteps = lazyComponent(async () => (await load()).SignInSteps);

/** Loads the code of the steps. Resolves with whether it succeeded. */
export function loadSteps(): Promise<boolean> {
  SignInSteps.preload();
  return load().then(
    () => true,
    () => false,
  );
}
