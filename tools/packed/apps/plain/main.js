import { createTour } from './node_modules/@edge-console/tour/dist/index.js';

const tour = createTour({
  name: 'plain',
  steps: [
    { target: '#first', header: { title: 'First' }, content: 'No bundler, no framework.' },
    { target: '#second', header: { title: 'Second' }, content: 'Nothing else to install.' },
  ],
});
document.querySelector('#start').addEventListener('click', () => tour.start());
