import { messageSection } from '../messages/messageSection.ts';

export const onboardingChecklistMessages = messageSection('onboardingChecklist', {
  progress: (done: string, count: string) => `${done} of ${count}`,
  complete: 'All done',
  done: 'Done:',
  doneAt: 'Done',
  isDone: (titles: string) => `Done: ${titles}.`,
  allDone: 'Everything is done.',
  collapse: (title: string) => `Collapse ${title}`,
  expand: (title: string) => `Expand ${title}`,
  dismiss: (title: string) => `Hide ${title}`,
  dismissed: (title: string) => `${title} is hidden.`,
  undo: 'Undo',
  mark: 'Mark as done',
  markItem: (title: string) => `Mark as done: ${title}`,
  unmark: 'Mark as not done',
  unmarkItem: (title: string) => `Mark as not done: ${title}`,
});
