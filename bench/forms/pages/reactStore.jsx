import { memo, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { fieldRule, messageBy, namesOf, sectionsOf } from './rule.js';
import { FormEnd, shown } from './show.jsx';

const rule = fieldRule();

/** The minimum a React form needs: messages by field, two sets, and subscriptions. */
function createStore(names) {
  const messages = new Map();
  const invalid = new Set(names);
  const changed = new Set();
  const listeners = new Map([...names, 'form'].map((topic) => [topic, new Set()]));
  const tell = (topic) => {
    for (const listener of listeners.get(topic)) listener();
  };
  const isDirty = () => changed.size > 0;
  const isValid = () => invalid.size === 0;
  const judge = (name, value) => {
    const message = messageBy(rule, value);
    if (message === undefined) invalid.delete(name);
    else invalid.add(name);
    if (messages.get(name) === message) return;
    messages.set(name, message);
    tell(name);
  };
  return {
    isDirty,
    isValid,
    message: (name) => messages.get(name) ?? '',
    subscribeTo: (topic) => (listener) => {
      listeners.get(topic).add(listener);
      return () => listeners.get(topic).delete(listener);
    },
    enter: (name, value) => {
      const before = [isDirty(), isValid()].join();
      judge(name, value);
      if (value === '') changed.delete(name);
      else changed.add(name);
      if ([isDirty(), isValid()].join() !== before) tell('form');
    },
    judgeAll: (values) => {
      for (const name of names) judge(name, values.get(name));
    },
  };
}

const Message = memo(({ name, store }) => {
  const subscribe = useMemo(() => store.subscribeTo(name), [name, store]);
  const message = useSyncExternalStore(subscribe, () => store.message(name));
  return (
    <span className="error" data-error={name}>
      {message}
    </span>
  );
});

const Field = memo(({ name, store }) => (
  <>
    <label>
      {name}
      <input name={name} defaultValue="" />
    </label>
    <Message name={name} store={store} />
  </>
));

const End = ({ store }) => {
  const subscribe = useMemo(() => store.subscribeTo('form'), [store]);
  const isDirty = useSyncExternalStore(subscribe, store.isDirty);
  const isValid = useSyncExternalStore(subscribe, store.isValid);
  return <FormEnd isDirty={isDirty} isValid={isValid} />;
};

/**
 * The floor: bare, with each field in its own containment box (`Box`), with these in sections as ours has them, and
 * with focus on the first invalid field after a rejected submit, as ours does.
 */
export const reactStore = (Box, { isSectioned = false, isFocusing = false } = {}) =>
  shown(({ count }) => {
    const names = useMemo(() => namesOf(count), [count]);
    const store = useMemo(() => createStore(names), [names]);
    const fieldOf = (name) => (
      <Box key={name}>
        <Field name={name} store={store} />
      </Box>
    );
    return (
      <form
        noValidate
        onInput={({ target }) => store.enter(target.name, target.value)}
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          const judge = () => store.judgeAll(new FormData(currentTarget));
          if (!isFocusing) return judge();
          // The message must be there when the field gets focus. The first field is always invalid here.
          flushSync(judge);
          currentTarget.elements[0].focus();
        }}
      >
        {isSectioned
          ? sectionsOf(count).map((section) => <section key={section[0]}>{section.map(fieldOf)}</section>)
          : names.map(fieldOf)}
        <End store={store} />
      </form>
    );
  });
