export type { WizardDraft, WizardStorage } from './draft.ts';
export type { StepControl, StepProblem, StepError, StepValidation, WizardStep } from './step.ts';
export type { WizardUrl } from './useWizardUrl.ts';
export { Wizard, type WizardProps } from './Wizard.tsx';
export type { SubmitError } from './wizardStore.ts';
