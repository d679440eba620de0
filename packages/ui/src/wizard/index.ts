export type { WizardDraft, WizardStorage } from './draft.ts';
export type { StepControl, StepProblem, StepError, StepValidation, WizardStep } from './step.ts';
export type { WizardAddress } from './useWizardAddress.ts';
export { Wizard, type WizardProps } from './Wizard.tsx';
export type { SubmitError } from './wizardStore.ts';
