import * as v from 'valibot';

/** The rule of every field on every page: three checks and a pattern, each with its message. */
export const fieldRule = () =>
  v.pipe(
    v.string('Required'),
    v.nonEmpty('Required'),
    v.minLength(2, 'At least 2'),
    v.maxLength(8, 'At most 8'),
    v.regex(/^[a-z0-9 ]*$/i, 'Letters and digits only'),
  );

export const namesOf = (count) => Array.from({ length: count }, (_each, index) => `f${index}`);

const fieldsInSection = 20;

/** The same names by section: ours puts related fields into their own element. */
export const sectionsOf = (count) =>
  namesOf(count).flatMap((_name, index, names) =>
    index % fieldsInSection === 0 ? [names.slice(index, index + fieldsInSection)] : [],
  );

export const emptyValues = (count) => Object.fromEntries(namesOf(count).map((name) => [name, '']));

/** One rule for all, as in the hand-written form. */
const rule = fieldRule();

export const formRule = (count) => v.object(Object.fromEntries(namesOf(count).map((name) => [name, rule])));

/** The message for one value by the given rule; undefined if valid. */
export function messageBy(rule, value) {
  const result = v.safeParse(rule, value, { abortPipeEarly: true });
  return result.success ? undefined : result.issues[0].message;
}

/** The first message of each invalid field, as a plain object. */
export function messagesBy(rule, values) {
  const result = v.safeParse(rule, values, { abortPipeEarly: true });
  const messages = {};
  for (const { path, message } of result.issues ?? []) messages[path[0].key] ??= message;
  return messages;
}
