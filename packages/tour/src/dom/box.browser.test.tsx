import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { TourRender } from '../index.ts';
import { begin, block, box, button, element, page, steps, titleShown, tourOf } from '../testing/page.ts';

const buttonsShown = () =>
  [...document.querySelectorAll('.tour-footer button')]
    .filter((one) => one.checkVisibility())
    .map(({ textContent }) => textContent);

test('the box is a dialog named and described by its text, without markup (14)', async () => {
  page(block('one'));
  const tour = tourOf([
    { target: '#one', header: { title: 'Users & <b>roles</b>' }, content: '<img src=x> is not an image' },
    { target: '#one', content: 'Without a title' },
  ]);
  await begin(tour);
  const dialog = browserPage.getByRole('dialog', { name: 'Users & <b>roles</b>' });
  await expect.element(dialog).toHaveAccessibleDescription('<img src=x> is not an image');
  expect(box().ariaModal).not.toBe('true');
  expect(box().querySelector('img, b')).toBeNull();
  tour.next();
  await expect.element(browserPage.getByRole('dialog', { name: 'Without a title' })).toBeVisible();
  expect(element('.tour-title').checkVisibility()).toBe(false);
});

test('the description never refers to an earlier step (14)', async () => {
  const header = { title: 'Title' };
  const tour = tourOf([
    { header, content: 'Said before' },
    { header, content: '' },
  ]);
  await begin(tour);
  const dialog = browserPage.getByRole('dialog', { name: 'Title' });
  await expect.element(dialog).toHaveAccessibleDescription('Said before');
  tour.next();
  await expect.element(dialog).toHaveAccessibleDescription('');
});

test('shows the buttons that apply to the step (15)', async () => {
  page(block('one'));
  const tour = tourOf(steps('#one', '#one', '#one'));
  await begin(tour);
  expect(buttonsShown()).toEqual(['Skip', 'Next']);
  button('next').click();
  expect(buttonsShown()).toEqual(['Skip', 'Previous', 'Next']);
  button('next').click();
  expect(buttonsShown()).toEqual(['Previous', 'Finish']);
  button('previous').click();
  expect(titleShown()).toBe('Title 1');
  button('skip').click();
  expect(tour.getSnapshot().index).toBe(-1);
});

test('a single step has only the last button, and no progress (15, 16)', async () => {
  const onFinish = vi.fn<() => void>();
  await begin(tourOf(steps(null), { callbacks: { onFinish } }));
  expect(buttonsShown()).toEqual(['Finish']);
  expect(element('.tour-progress').checkVisibility()).toBe(false);
  button('stop').click();
  expect(onFinish).toHaveBeenCalledOnce();
});

test('uses the given labels and hides disabled buttons (15, 16)', async () => {
  const tour = tourOf(steps(null, null), {
    labels: { buttonNext: 'Weiter', buttonStop: 'Fertig', progress: (position, count) => `${position} von ${count}` },
    enabledButtons: { buttonSkip: false, buttonPrevious: false },
  });
  await begin(tour);
  expect(buttonsShown()).toEqual(['Weiter']);
  expect(element('.tour-progress').textContent).toBe('1 von 2');
  tour.next();
  expect(buttonsShown()).toEqual(['Fertig']);
});

test('a label for Skip all adds the button to every step (15)', async () => {
  const calls: string[] = [];
  const callbacks = { onSkip: () => calls.push('skip'), onSkipAll: () => calls.push('skipAll') };
  const tour = tourOf(steps(null, null), { labels: { buttonSkipAll: 'Skip all' }, callbacks });
  await begin(tour);
  expect(buttonsShown()).toEqual(['Skip all', 'Skip', 'Next']);
  tour.next();
  expect(buttonsShown()).toEqual(['Skip all', 'Previous', 'Finish']);
  element('.tour-skip-all').click();
  expect(tour.getSnapshot().index).toBe(-1);
  expect(calls).toEqual(['skip', 'skipAll']);
});

test('button options of a step override those of the tour (15)', async () => {
  const [first, second] = steps(null, null);
  if (!first || !second) throw new Error('Two steps.');
  const params = { enabledButtons: { buttonSkip: true, buttonNext: false } };
  const tour = tourOf([{ ...first, params }, second, first], {
    enabledButtons: { buttonSkip: false, buttonPrevious: false },
  });
  await begin(tour);
  expect(buttonsShown()).toEqual(['Skip']);
  tour.next();
  expect(buttonsShown()).toEqual(['Next']);
});

test('a double click on Next does not end the tour on the next step (8)', async () => {
  const tour = tourOf(steps(null, null));
  await begin(tour);
  await userEvent.dblClick(button('next'));
  expect(tour.getSnapshot().index).toBe(1);
  button('stop').click();
  expect(tour.getSnapshot().index).toBe(-1);
});

test('can be rendered by the application (19)', async () => {
  const cleanUp = vi.fn<() => void>();
  const render = vi.fn<TourRender>((step, tour, container) => {
    expect(container.childNodes).toHaveLength(0);
    container.append(`Mine: ${step.content} ${String(step.params?.['color'])}`);
    const next = container.appendChild(document.createElement('button'));
    next.textContent = 'Onwards';
    next.onclick = () => void tour.next();
    return cleanUp;
  });
  const [first, second] = steps(null, null);
  if (!first || !second) throw new Error('Two steps.');
  const tour = tourOf([{ ...first, params: { color: 'teal' } }, second], { render });
  await begin(tour);
  expect(box().textContent).toContain('Mine: Content 0 teal');
  await expect.element(browserPage.getByRole('dialog', { name: 'Title 0' })).toBeVisible();
  element<HTMLButtonElement>('.tour-box button').click();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(box().textContent).toContain('Mine: Content 1');
  tour.stop();
  expect(cleanUp).toHaveBeenCalledTimes(2);
});

test('a rendering error ends the tour and is reported (19)', async () => {
  const failure = new Error('render');
  const reported = new Promise((resolve) => {
    const onRejection = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      resolve(event.reason);
    };
    addEventListener('unhandledrejection', onRejection, { once: true, capture: true });
  });
  const onStop = vi.fn<() => void>();
  const render: TourRender = () => {
    throw failure;
  };
  const tour = tourOf(steps(null), { render, callbacks: { onStop } });
  tour.start();
  expect(await reported).toBe(failure);
  expect(onStop).toHaveBeenCalledOnce();
  expect(document.querySelector('.tour-box')).toBeNull();
});
