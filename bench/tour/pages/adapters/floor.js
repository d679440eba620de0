// The minimum tour: two popovers anchored to the target and placed by the browser. No state machine, no focus trap, no
// waiting, a single button.
import { holeOfElement } from '../hole.js';
import './floor.css';

const create = (tag, properties) => Object.assign(document.createElement(tag), properties);

function createBox(onNext) {
  const box = create('div', { popover: 'manual', className: 'floor floor-box', role: 'dialog', tabIndex: -1 });
  box.setAttribute('aria-labelledby', 'floor-title');
  box.setAttribute('aria-describedby', 'floor-text');
  const button = create('button', { type: 'button', className: 'floor-next', textContent: 'Next', onclick: onNext });
  box.append(create('h2', { id: 'floor-title' }), create('p', { id: 'floor-text' }), button);
  return box;
}

export default {
  box: '.floor-box',
  backdrop: '.floor-ring',
  nextButton: '.floor-next',
  hole: () => holeOfElement(document.querySelector('.floor-ring')),
  mount({ steps, isAnimated }) {
    let index = -1;
    let ring;
    let box;
    let origin;
    const isStill = () => !isAnimated || matchMedia('(prefers-reduced-motion: reduce)').matches;

    function show(next) {
      const step = steps[next];
      const target = typeof step?.target === 'string' ? document.querySelector(step.target) : step?.target;
      if (!step || (step.target && !target)) return;
      index = next;
      target?.scrollIntoView({ block: 'center', behavior: isStill() ? 'instant' : 'smooth' });
      box.children[0].textContent = step.title;
      box.children[1].textContent = step.content;
      const home = target?.closest('dialog:modal') ?? document.body;
      for (const part of [ring, box]) {
        if (part.matches(':popover-open')) part.hidePopover();
        if (part.parentNode !== home) home.append(part);
        part.toggleAttribute('data-floating', !target);
        part.showPopover(target ? { source: target } : {});
      }
      box.focus({ preventScroll: true });
    }
    function stop() {
      if (index < 0) return;
      index = -1;
      box.remove();
      ring.remove();
      origin?.focus({ preventScroll: true });
    }
    function start() {
      if (index >= 0) return;
      origin = document.activeElement;
      ring = create('div', { popover: 'manual', className: 'floor floor-ring' });
      box = createBox(() => show(index + 1));
      box.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') stop();
        if (key === 'ArrowRight') show(index + 1);
        if (key === 'ArrowLeft') show(index - 1);
      });
      show(0);
    }
    return { start, next: () => show(index + 1), previous: () => show(index - 1), stop };
  },
};
