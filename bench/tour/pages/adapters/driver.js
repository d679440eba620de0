import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { holeOfPath } from '../hole.js';

export default {
  box: '.driver-popover',
  backdrop: '.driver-overlay',
  nextButton: '.driver-popover-next-btn',
  hole: () => holeOfPath(document.querySelector('.driver-overlay path')),
  mount({ steps, isAnimated, timeoutMs = 0 }) {
    const tour = driver({
      animate: isAnimated,
      smoothScroll: isAnimated,
      waitForElement: timeoutMs,
      steps: steps.map(({ target, title, content }) => ({
        element: target ?? undefined,
        popover: { title, description: content },
      })),
    });
    return {
      start: () => tour.drive(),
      next: () => tour.moveNext(),
      previous: () => tour.movePrevious(),
      stop: () => tour.destroy(),
    };
  },
};
