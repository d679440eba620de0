import type { Tour, TourLabels, TourOptions, TourStep } from '../definition.ts';

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

/**
 * Renders the default content. Elements are reused between steps, so that focus stays; the returned function updates
 * them.
 */
export function drawContent(box: HTMLElement, tour: Tour, options: () => TourOptions): (step: TourStep) => void {
  const progress = append(box, 'span', 'progress');
  const title = append(box, 'strong', 'title');
  // One tour is visible at a time, so the id is unique.
  const text = append(box, 'p', 'text', { id: 'tour-text' });
  const footer = append(box, 'div', 'footer');
  const button = (className: string, onclick: (event: MouseEvent) => void) =>
    append(footer, 'button', className, { type: 'button', onclick });
  const skipAll = button('skip-all', () => {
    const { onSkipAll } = options().callbacks ?? {};
    tour.skip();
    onSkipAll?.();
  });
  const skip = button('skip', tour.skip);
  const previous = button('previous', tour.previous);
  let isLast = false;
  const forward = button('next', ({ detail }) => {
    if (!isLast) tour.next();
    // The second half of a double click on Next must not end the tour.
    else if (detail < 2) tour.finish();
  });
  box.setAttribute('aria-describedby', text.id);

  return ({ header, content, params }) => {
    const { labels, enabledButtons } = options();
    const enabled = { ...enabledButtons, ...params?.enabledButtons };
    const words: TourLabels = {
      buttonSkip: 'Skip',
      buttonPrevious: 'Previous',
      buttonNext: 'Next',
      buttonStop: 'Finish',
      progress: (position, total) => `${position} / ${total}`,
      ...labels,
    };
    const { index, count } = tour.getSnapshot();
    const setText = (element: HTMLElement, shown: string | undefined | false) => {
      // Writing unchanged text would cause a layout.
      if (element.textContent !== (shown || '')) element.textContent = shown || '';
      element.hidden = !shown;
    };
    const drawButton = (element: HTMLElement, name: 'Skip' | 'SkipAll' | 'Previous' | 'Next' | 'Stop' | false) =>
      setText(element, name && enabled[`button${name}`] !== false && words[`button${name}`]);
    isLast = index === count - 1;
    setText(title, header?.title);
    setText(text, content);
    setText(progress, count > 1 && words.progress?.(index + 1, count));
    drawButton(skipAll, 'SkipAll');
    drawButton(skip, !isLast && 'Skip');
    drawButton(previous, index > 0 && 'Previous');
    drawButton(forward, isLast ? 'Stop' : 'Next');
    forward.className = isLast ? 'tour-stop' : 'tour-next';
  };
}
