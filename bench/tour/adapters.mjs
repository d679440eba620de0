/**
 * The measured tours. `kind`: `floor` is hand-written for this benchmark, `peer` a library, `ours` the package.
 * `code`: the minimum an application imports, and `styles` its style sheet, both of which are weighed. `file`: in
 * pages/adapters.
 */
export const adapters = [
  {
    id: 'floor',
    kind: 'floor',
    name: 'written by hand',
    code: "import floor from './adapters/floor.js'; export { floor };",
    styles: './adapters/floor.css',
  },
  {
    id: 'ours',
    kind: 'ours',
    name: '@edge-console/tour',
    code: "export { createTour } from '@edge-console/tour';",
    styles: '@edge-console/tour/styles.css',
  },
  {
    id: 'driver',
    kind: 'peer',
    name: 'driver.js',
    package: 'driver.js',
    code: "export { driver } from 'driver.js';",
    styles: 'driver.js/dist/driver.css',
  },
  {
    id: 'shepherd',
    kind: 'peer',
    name: 'Shepherd',
    package: 'shepherd.js',
    code: "export { default } from 'shepherd.js';",
    styles: 'shepherd.js/dist/css/shepherd.css',
  },
  {
    id: 'joyride',
    kind: 'peer',
    name: 'React Joyride',
    package: 'react-joyride',
    file: 'joyride.jsx',
    code: "export { useJoyride } from 'react-joyride';",
  },
  {
    id: 'reactour',
    kind: 'peer',
    name: 'Reactour',
    package: '@reactour/tour',
    file: 'reactour.jsx',
    code: "export { TourProvider, useTour } from '@reactour/tour';",
  },
  {
    id: 'intro',
    kind: 'peer',
    name: 'Intro.js',
    package: 'intro.js',
    code: "export { default } from 'intro.js';",
    styles: 'intro.js/introjs.css',
  },
  {
    id: 'zag',
    kind: 'peer',
    name: 'Zag',
    package: '@zag-js/tour',
    file: 'zag.jsx',
    code: "export { connect, machine } from '@zag-js/tour';",
  },
  {
    id: 'vue-tour',
    kind: 'peer',
    name: 'vue-tour',
    package: 'vue-tour',
    code: "import tour from '../node_modules/vue-tour/dist/vue-tour.umd.min.js'; export { tour };",
    styles: '../node_modules/vue-tour/dist/vue-tour.css',
  },
].map((adapter) => ({ file: `${adapter.id}.js`, ...adapter }));

export const floor = 'floor';
export const ours = 'ours';
/** The peer that the goals for times refer to. */
export const measure = 'driver';

export const peers = adapters.filter(({ kind }) => kind === 'peer');
