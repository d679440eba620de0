/** By itself, so that the long list of files that the steps need comes with them and not with the first form. */
export const loadStepsCode = () => import('./SignInSteps.tsx');
