export type { WizardDraft, WizardStorage } from './draft.ts';
export type { StepControl, StepProblem, StepRefusal, StepVerdict, WizardStep } from './step.ts';
export type { WizardAddress } from './useWizardAddress.ts';
export { Wizard, type WizardProps } from './Wizard.tsx';
export type { SubmitRefusal } from './wizardStore.ts';
