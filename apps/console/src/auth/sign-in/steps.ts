import { lazyComponent } from '@edge-console/ui/lazy-part';

const load = () => import('./SignInSteps.tsx');

/** The steps after the first form, loaded while the password is typed. */
export const SignInSteps = lazyComponent(async () => (await load()).SignInSteps);

/** Loads the code of the steps; whether that succeeded. */
export function loadSteps(): Promise<boolean> {
  SignInSteps.preload();
  return load().then(
    () => true,
    () => false,
  );
}
