import type { MessageSection } from './messageSection.ts';
import type { MessageOverrides } from './catalog.ts';

const merged = new WeakMap<MessageOverrides, Map<string, object>>();

/** The texts of a section with the replacements laid over them: the same object for the same two. */
export function applyOverrides<Name extends string, Messages extends object>(
  section: MessageSection<Name, Messages>,
  overrides: MessageOverrides,
): Messages {
  // By name only: the union of all sections is too large for the compiler.
  const given = (overrides as Readonly<Record<string, object | undefined>>)[section.name];
  if (given === undefined) return section.english;
  let sections = merged.get(overrides);
  if (sections === undefined) merged.set(overrides, (sections = new Map()));
  let messages = sections.get(section.name);
  if (messages === undefined) sections.set(section.name, (messages = { ...section.english, ...given }));
  // Merged of this very section a line above.
  return messages as Messages;
}
