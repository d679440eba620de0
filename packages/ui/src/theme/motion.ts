import type { StyleRule } from '@vanilla-extract/css';

/** `data-motion="reduce"` on any ancestor does what the system's setting does: for a person's choice, and for pictures. */
const requested = ':is([data-motion=reduce], [data-motion=reduce] *)';

type Selectors = NonNullable<StyleRule['selectors']>;

/** The branch for less movement, again, as selectors that follow `data-motion`. Each weighs one more than its twin. */
export function whenMotionReduced({ selectors = {}, ...rule }: Omit<StyleRule, '@layer'>): Selectors {
  const own = Object.entries(rule).filter(([name]) => !name.startsWith(':'));
  const pseudos = Object.entries(rule).filter(([name]) => name.startsWith(':'));
  const all = [
    ['&', Object.fromEntries(own)],
    ...pseudos.map(([name, value]) => [`&${name}`, value] as const),
    ...Object.entries(selectors),
  ] as const;
  return Object.fromEntries(
    all.map(([selector, value]) => [selector.replaceAll('&', `&${requested}`), value]),
  ) as Selectors;
}

/** The same question in script, for what CSS cannot still, such as scrolling: asks the system and the page. */
export function isMotionReduced(element: Element): boolean {
  return element.closest('[data-motion=reduce]') !== null || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
