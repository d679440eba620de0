import { messageSection } from '../messageSection.ts';

export const numberFieldMessages = messageSection('numberField', {
  increase: (label: string) => `Increase ${label}`,
  decrease: (label: string) => `Decrease ${label}`,
});
