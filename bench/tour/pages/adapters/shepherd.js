import Shepherd from 'shepherd.js';
import 'shepherd.js/dist/css/shepherd.css';
import { holeOfPath } from '../hole.js';

export default {
  box: '.shepherd-element',
  backdrop: '.shepherd-modal-overlay-container.shepherd-modal-is-visible',
  nextButton: '.shepherd-element .next',
  hole: () => holeOfPath(document.querySelector('.shepherd-modal-overlay-container path')),
  mount({ steps, isAnimated }) {
    const tour = new Shepherd.Tour({
      useModalOverlay: true,
      defaultStepOptions: {
        scrollTo: { behavior: isAnimated ? 'smooth' : 'instant', block: 'center' },
        cancelIcon: { enabled: true },
      },
      steps: steps.map(({ target, title, content }, index) => ({
        id: `step${index}`,
        title,
        text: content,
        ...(target ? { attachTo: { element: target, on: 'bottom' } } : {}),
        buttons: [
          { text: 'Back', action: () => tour.back() },
          { text: 'Next', classes: 'next', action: () => tour.next() },
        ],
      })),
    });
    return {
      start: () => tour.start(),
      next: () => tour.next(),
      previous: () => tour.back(),
      stop: () => tour.cancel(),
    };
  },
};
