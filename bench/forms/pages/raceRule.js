import * as v from 'valibot';

/** A value with this prefix is answered on demand; any other is free and answered immediately. */
const held = /^held/;
const waiting = new Map();

/** The server that checks whether a value is free. */
export const remote = {
  ask: (value) => {
    if (!held.test(value)) return Promise.resolve(true);
    return new Promise((resolve) => waiting.set(value, [...(waiting.get(value) ?? []), resolve]));
  },
  isAsked: (value) => waiting.has(value),
  /** Responds to all requests for this value. */
  answer: (value, isFree) => {
    const resolvers = waiting.get(value) ?? [];
    waiting.delete(value);
    for (const resolve of resolvers) resolve(isFree);
  },
};

export const taken = 'Taken';
export const freeRule = v.pipeAsync(v.string(), v.checkAsync(remote.ask, taken));
export const raceRule = v.objectAsync({
  a: freeRule,
  b: v.string(),
  items: v.arrayAsync(v.objectAsync({ name: freeRule })),
});

export const initialValues = { a: '', b: '', items: [{ name: 'one' }, { name: 'two' }] };

/** Messages in the shape of the values, as Formik and Final Form expect them. */
export async function nestedMessages(values) {
  const { issues = [] } = await v.safeParseAsync(raceRule, values);
  const messages = {};
  for (const { path, message } of issues) {
    const keys = path.map(({ key }) => key);
    const parent = keys.slice(0, -1).reduce((part, key, index) => {
      part[key] ??= typeof keys[index + 1] === 'number' ? [] : {};
      return part[key];
    }, messages);
    parent[keys.at(-1)] = message;
  }
  return messages;
}
