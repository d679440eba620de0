import type { MessageSection } from './messageSection.ts';
import type { MessageOverrides } from './catalog.ts';

const merged = new WeakMap<MessageOverrides, Map<string, object>>();

/** The texts of a section with overrides applied: the same inputs return the same object. */
export function applyOverrides<Name extends string, Messages extends object>(
  section: MessageSection<Name, Messages>,
  overrides: MessageOverrides,
): Messages {
  // Looked up by name only: the union of all sections is too large for the compiler.
  const given = (overrides as Readonly<Record<string, object | undefined>>)[section.name];
  if (given === undefined) return section.english;
  let sections = merged.get(overrides);
  if (sections === undefined) merged.set(overrides, (sections = new Map()));
  let messages = sections.get(section.name);
  if (messages === undefined) sections.set(section.name, (messages = { ...section.english, ...given }));
  // The cached object was merged from this section.
  return messages as Messages;
}
