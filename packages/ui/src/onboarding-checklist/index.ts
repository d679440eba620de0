export type { ChecklistAction, ChecklistItem } from './ChecklistRow.tsx';
export { OnboardingChecklist, type OnboardingChecklistProps } from './OnboardingChecklist.tsx';
