import { afterEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTour } from '../index.ts';
import type { Tour, TourDefinition, TourOptions, TourStep } from '../index.ts';
import '../styles.css';

const opened: Tour[] = [];

afterEach(() => {
  for (const tour of opened.splice(0)) tour.stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  for (const root of [document.documentElement, document.body]) root.style.zoom = '';
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
});

/** Adds elements to the page. The HTML is the test's own. */
export function page(html: string): void {
  document.body.append(document.createRange().createContextualFragment(html));
}

export const block = (id: string, height = 40): string => `<div id="${id}" style="height:${height}px">${id}</div>`;

export function steps(...targets: readonly (TourStep['target'] | null)[]): TourStep[] {
  return targets.map((target, index) => ({
    ...(target ? { target } : {}),
    header: { title: `Title ${index}` },
    content: `Content ${index}`,
    duration: 0,
  }));
}

export function tourOf(tourSteps: readonly TourStep[], options: TourOptions = {}, name = 'tour'): Tour {
  const definition: TourDefinition = { name, steps: tourSteps, options };
  const tour = createTour(definition);
  opened.push(tour);
  return tour;
}

export function element<Type extends Element = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

export const box = () => element('.tour-box');
export const spotlight = () => element('.tour-spotlight');
export const button = (name: 'skip' | 'previous' | 'next' | 'stop') => element<HTMLButtonElement>(`.tour-${name}`);
export const isOpen = () => document.querySelector('.tour-box:popover-open') !== null;
export const titleShown = () => document.querySelector('.tour-title')?.textContent;

export function rect(of: Element | string): DOMRect {
  return (typeof of === 'string' ? element(of) : of).getBoundingClientRect();
}

/** Distance in px between the box and the target: 0 if they touch, negative if they overlap. */
export function gap(target: Element | string): number {
  const a = rect(box());
  const b = rect(target);
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

/** Starts a tour and waits for its box. */
export async function begin(tour: Tour, index?: number): Promise<void> {
  if (!tour.start(index)) throw new Error('The tour did not start.');
  if (tour.getSnapshot().index < 0) await vi.waitUntil(() => tour.getSnapshot().index >= 0);
}

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

export const press = (keys: string) => userEvent.keyboard(keys);
