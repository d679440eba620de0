import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useJoyride } from 'react-joyride';
import { holeOfPath } from '../hole.js';

let controls;

function Tour({ steps, isAnimated, timeoutMs = 1_000 }) {
  const joyride = useJoyride({
    continuous: true,
    scrollToFirstStep: true,
    // With 0 it often does not scroll at all.
    options: { skipBeacon: true, scrollDuration: isAnimated ? 300 : 1, targetWaitTimeout: timeoutMs },
    steps: steps.map(({ target, title, content }) => ({
      target: target ?? 'body',
      placement: target ? 'bottom' : 'center',
      title,
      content,
    })),
  });
  useLayoutEffect(() => {
    controls = joyride.controls;
  });
  return joyride.Tour;
}

export default {
  box: '.react-joyride__tooltip',
  backdrop: '.react-joyride__overlay',
  nextButton: '[data-action="primary"]',
  hole: () => {
    const path = document.querySelector('.react-joyride__spotlight path');
    const hole = holeOfPath(path);
    const { x, y } = path?.ownerSVGElement.getBoundingClientRect() ?? {};
    return hole && { x: hole.x + x, y: hole.y + y };
  },
  mount(options) {
    const root = createRoot(document.getElementById('root'));
    flushSync(() => root.render(<Tour {...options} />));
    return {
      start: () => controls.start(),
      next: () => controls.next(),
      previous: () => controls.prev(),
      stop: () => controls.reset(false),
    };
  },
};
