import { lazyComponent } from '@edge-console/ui/lazy-part';

const load = () => import('./SignInSteps.tsx');

/** What comes after the first form; it is fetched while the password is typed. */
export const SignInSteps = lazyComponent(async () => (await load()).SignInSteps);

/** Whether the code of the steps is there; fetches it. */
export function loadSteps(): Promise<boolean> {
  SignInSteps.preload();
  return load().then(
    () => true,
    () => false,
  );
}
