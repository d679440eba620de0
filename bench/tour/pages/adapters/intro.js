import introJs from 'intro.js';
import 'intro.js/introjs.css';
import { holeOfElement } from '../hole.js';

export default {
  box: '.introjs-tooltip',
  backdrop: '.introjs-helperLayer',
  nextButton: '.introjs-nextbutton',
  hole: () => holeOfElement(document.querySelector('.introjs-helperLayer')),
  mount({ steps }) {
    const options = {
      steps: steps.map(({ target, title, content }) => ({ element: target ?? undefined, title, intro: content })),
    };
    // A finished instance cannot be started again.
    let tour;
    return {
      start: () => {
        tour = introJs.tour().setOptions(options);
        void tour.start();
      },
      next: () => tour.nextStep(),
      previous: () => tour.previousStep(),
      stop: () => tour.exit(true),
    };
  },
};
