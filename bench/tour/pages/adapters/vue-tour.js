import View from 'vue';
// The module that its package exports for bundlers is not minified.
import VueTour from '../../node_modules/vue-tour/dist/vue-tour.umd.min.js';
import '../../node_modules/vue-tour/dist/vue-tour.css';

View.config.productionTip = false;
// oxlint-disable-next-line react-hooks/rules-of-hooks -- no hook: Vue takes a plugin in
View.use(VueTour.default ?? VueTour);

export default {
  box: '.v-step',
  backdrop: '.v-tour__target--highlighted',
  nextButton: '.v-step__button-next',
  hole: () => null,
  mount({ steps, isAnimated }) {
    const props = {
      name: 'bench',
      options: { highlight: true },
      steps: steps.map(({ target, title, content }) => ({
        target: target ?? undefined,
        header: { title },
        content,
        ...(isAnimated ? {} : { duration: 1 }),
      })),
    };
    const view = new View({ render: (create) => create('v-tour', { props }) });
    view.$mount(document.getElementById('root').appendChild(document.createElement('div')));
    const tour = () => view.$tours.bench;
    return {
      start: () => tour().start(),
      next: () => tour().nextStep(),
      previous: () => tour().previousStep(),
      stop: () => tour().stop(),
    };
  },
};
