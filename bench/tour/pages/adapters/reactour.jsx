import { TourProvider, useTour } from '@reactour/tour';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let tour;

function Grab() {
  const current = useTour();
  useLayoutEffect(() => {
    tour = current;
  });
  return null;
}

const stepsOf = (steps) =>
  steps.map(({ target, title, content }) => ({
    // It has no steps without a target.
    selector: target ?? '[data-no-target]',
    ...(target ? {} : { position: 'center' }),
    content: (
      <div>
        <strong>{title}</strong>
        <p>{content}</p>
      </div>
    ),
  }));

export default {
  box: '.reactour__popover',
  backdrop: '.reactour__mask',
  nextButton: '.reactour__popover button[aria-label="Go to next step"]',
  hole: () => {
    const hole = document.querySelectorAll('.reactour__mask svg mask rect')[1];
    return hole ? { x: Number.parseFloat(hole.style.x), y: Number.parseFloat(hole.style.y) } : null;
  },
  mount({ steps, isAnimated }) {
    const root = createRoot(document.getElementById('root'));
    flushSync(() =>
      root.render(
        <TourProvider steps={stepsOf(steps)} scrollSmooth={isAnimated}>
          <Grab />
        </TourProvider>,
      ),
    );
    return {
      start: () => {
        tour.setCurrentStep(0);
        tour.setIsOpen(true);
      },
      next: () => tour.setCurrentStep((current) => current + 1),
      previous: () => tour.setCurrentStep((current) => current - 1),
      stop: () => tour.setIsOpen(false),
    };
  },
};
