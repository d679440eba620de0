import type { Tour, TourButton, TourLabels, TourOptions, TourStep } from '../definition.ts';

const defaultLabels: TourLabels = {
  buttonSkip: 'Skip',
  buttonPrevious: 'Previous',
  buttonNext: 'Next',
  buttonStop: 'Finish',
  progress: (position, count) => `${position} / ${count}`,
};

export function append<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  className: string,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return parent.appendChild(
    Object.assign(document.createElement(name), { ...properties, className: `tour-${className}` }),
  );
}

/** Draws what every step has. The elements stay from step to step, so that the focus does; the answer updates them. */
export function drawContent(box: HTMLElement, tour: Tour, options: () => TourOptions): (step: TourStep) => void {
  const title = append(box, 'strong', 'title');
  // One tour is visible at a time: one name is enough.
  const text = append(box, 'p', 'text', { id: 'tour-text' });
  const footer = append(box, 'div', 'footer');
  const button = (move: 'skip' | 'previous' | 'next', onclick: (event: MouseEvent) => void = tour[move]) =>
    append(footer, 'button', move, { type: 'button', onclick });
  const skip = button('skip');
  const progress = append(footer, 'span', 'progress');
  const previous = button('previous');
  let isLast = false;
  const forward = button('next', ({ detail }) => {
    if (!isLast) tour.next();
    // The second half of a double click on Next must not end the tour.
    else if (detail < 2) tour.finish();
  });
  box.setAttribute('aria-describedby', text.id);

  return ({ header, content }) => {
    const { labels, enabledButtons = {} } = options();
    const words = { ...defaultLabels, ...labels };
    const { index, count } = tour.getSnapshot();
    const put = (element: HTMLElement, shown: string | undefined | false) => {
      // The same words once more would be laid out once more.
      if (element.textContent !== (shown || '')) element.textContent = shown || '';
      element.hidden = !shown;
    };
    const offer = (element: HTMLElement, name: TourButton | false) =>
      put(element, name && enabledButtons[name] !== false && words[name]);
    isLast = index === count - 1;
    put(title, header?.title);
    put(text, content);
    put(progress, count > 1 && words.progress?.(index + 1, count));
    offer(skip, !isLast && 'buttonSkip');
    offer(previous, index > 0 && 'buttonPrevious');
    offer(forward, isLast ? 'buttonStop' : 'buttonNext');
    forward.className = isLast ? 'tour-stop' : 'tour-next';
  };
}
