import type { StyleRule } from '@vanilla-extract/css';

/** `data-motion="reduce"` on an ancestor acts like the system setting: for a user preference, and for screenshots. */
const requested = ':is([data-motion=reduce], [data-motion=reduce] *)';

type Selectors = NonNullable<StyleRule['selectors']>;

/**
 * The reduced-motion branch as selectors for `data-motion`, each with slightly higher specificity than its media
 * query.
 */
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

/** The same check in script, for what CSS cannot control, such as scrolling. */
export function isMotionReduced(element: Element): boolean {
  return element.closest('[data-motion=reduce]') !== null || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
