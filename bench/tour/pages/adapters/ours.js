import { createTour } from '@edge-console/tour';
import '@edge-console/tour/styles.css';
import { holeOfElement } from '../hole.js';

/** The highlighted target is usable, as with the other libraries. */
export default {
  box: '.tour-box',
  backdrop: '.tour-spotlight',
  nextButton: '.tour-next',
  hole: () => holeOfElement(document.querySelector('.tour-spotlight')),
  mount({ steps, isScrollInstant, timeoutMs }) {
    return createTour({
      name: 'bench',
      steps: steps.map(({ target, title, content }) => ({
        ...(target ? { target: typeof target === 'string' ? target : () => target } : {}),
        header: { title },
        content,
        ...(isScrollInstant ? { duration: 0 } : {}),
      })),
      options: {
        overlay: true,
        clickThrough: true,
        ...(timeoutMs === undefined ? {} : { targetTimeout: timeoutMs }),
      },
    });
  },
};
