import type { TourDefinition, TourStep } from '../definition.ts';

export interface Anchor<Name extends string> {
  /** For the element: `<table {...anchors.usersTable.attributes}>`. */
  readonly attributes: { readonly 'data-tour': Name };
  /** For the step: `{ target: anchors.usersTable.target }`. */
  readonly target: `[data-tour="${Name}"]`;
}

/**
 * Defines an application's tour targets in one place: after a rename or removal, every use of the old name is a type
 * error.
 */
export function defineAnchors<const Name extends string>(
  names: readonly Name[],
): { readonly [Each in Name]: Anchor<Each> } {
  const entries = names.map((name) => [
    name,
    { attributes: { 'data-tour': name }, target: `[data-tour="${name}"]` as const },
  ]);
  // fromEntries loses the key type; the keys are the names.
  return Object.fromEntries(entries) as { readonly [Each in Name]: Anchor<Each> };
}

/** The steps whose target is not on the page: for a test of each page that a tour visits. */
export function missingAnchors({ steps }: TourDefinition, root: ParentNode = document): TourStep[] {
  return steps.filter(({ target }) => {
    if (!target) return false;
    if (typeof target === 'string') return !root.querySelector(target);
    return !(typeof target === 'function' ? target() : target.isConnected);
  });
}
