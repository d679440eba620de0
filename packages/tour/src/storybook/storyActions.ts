import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The box with this title. */
export const findBox = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Starts the tour and waits for its first box. */
export async function begin(canvas: Canvas, title: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Show me around' }));
  return findBox(title);
}

export async function expectNoBox(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const buttonsOf = (box: HTMLElement): string[] =>
  within(box)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

export function targetOf(selector: string): HTMLElement {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`Nothing on the page is ${selector}.`);
  return target;
}

/** Distance in px between a box and its target; 0 if they touch or overlap. */
export function distance(box: Element, target: Element): number {
  const one = box.getBoundingClientRect();
  const other = target.getBoundingClientRect();
  const x = Math.max(0, other.left - one.right, one.left - other.right);
  const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(x, y);
}

/** The element hit by a pointer at an element's center. */
export function elementAtCenter(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}
