import type { Tour, TourButton, TourDefinition, TourStep } from '../definition.ts';

const defaultLabels: Record<TourButton, string> = {
  buttonSkip: 'Skip',
  buttonPrevious: 'Previous',
  buttonNext: 'Next',
  buttonStop: 'Finish',
};

let drawn = 0;

function append<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, className: string) {
  const element = document.createElement(name);
  element.className = `tour-${className}`;
  parent.append(element);
  return element;
}

/** Draws what every step has. The elements stay from step to step, so that the focus does; the answer updates them. */
export function createContent(
  box: HTMLElement,
  container: HTMLElement,
  tour: Tour,
  definition: () => TourDefinition,
): (step: TourStep, index: number) => void {
  const id = `tour-${++drawn}`;
  const title = append(container, 'div', 'title');
  const text = append(container, 'div', 'text');
  const footer = append(container, 'div', 'footer');
  title.id = id;
  text.id = `${id}-text`;
  const button = (className: string, press: (event: MouseEvent) => void) => {
    const element = append(footer, 'button', className);
    element.type = 'button';
    element.onclick = press;
    return element;
  };
  const skip = button('skip', () => tour.skip());
  const progress = append(footer, 'span', 'progress');
  const previous = button('previous', () => tour.previous());
  let isLast = false;
  const forward = button('next', ({ detail }) => {
    if (!isLast) tour.next();
    // The second half of a double click on Next must not end the tour.
    else if (detail < 2) tour.finish();
  });

  return (step, index) => {
    const { steps, options: { labels = {}, enabledButtons = {} } = {} } = definition();
    const count = steps.length;
    const put = (element: HTMLElement, content: string | undefined | false) => {
      element.textContent = content || '';
      element.hidden = !content;
    };
    const label = (name: TourButton, isOffered: boolean) =>
      isOffered && enabledButtons[name] !== false && (labels[name] ?? defaultLabels[name]);
    isLast = index === count - 1;
    put(title, step.header?.title);
    put(text, step.content);
    box.setAttribute('aria-labelledby', (step.header ? title : text).id);
    box.setAttribute('aria-describedby', text.id);
    put(skip, label('buttonSkip', !isLast));
    put(progress, count > 1 && (labels.progress?.(index + 1, count) ?? `${index + 1} / ${count}`));
    put(previous, label('buttonPrevious', index > 0));
    put(forward, label(isLast ? 'buttonStop' : 'buttonNext', true));
    forward.className = isLast ? 'tour-stop' : 'tour-next';
  };
}
