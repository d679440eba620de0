/**
 * Attributes that every component passes to its root element, as hooks for tests, tours and analytics scripts.
 * Not for styling: an application's rules belong in the `overrides` layer.
 */
export interface ElementProps {
  id?: string | undefined;
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** The `data-` attributes of a component's props. */
export function dataAttributes(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

export { type LinkAttributes, defaultLink, type RenderLink } from './renderLink.tsx';
