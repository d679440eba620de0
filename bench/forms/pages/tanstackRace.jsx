import { useForm } from '@tanstack/react-form';
import { Item, RaceForm } from './RaceForm.jsx';
import { initialValues } from './raceRule.js';
import { raced } from './raceShown.jsx';

const firstMessage = ({ state }) => {
  const [error] = state.meta.errors;
  return typeof error === 'string' ? error : error?.message;
};

const inputOf = ({ name, state, handleChange }) => (
  <input name={name} value={state.value} onChange={({ target }) => handleChange(target.value)} />
);

/** Sent in `onSubmit`, which it guards; an async submit validator would have a signal but no guard. */
export const tanstackRace = ({ schema, rule, selectValidating }) =>
  raced(['answers', 'items'], ({ send, actions }) => {
    const form = useForm({
      defaultValues: initialValues,
      validators: schema ? { onChangeAsync: schema } : {},
      onSubmit: async ({ value, formApi }) => {
        const refusal = await send(value);
        if (refusal) formApi.setErrorMap({ onSubmit: { fields: { [refusal.field]: refusal.message } } });
      },
    });
    Object.assign(actions, {
      reset: () => form.reset(),
      move: (from, to) => form.moveFieldValues('items', from, to),
      remove: (index) => form.removeFieldValue('items', index),
    });
    const validators = rule ? { onChangeAsync: rule } : undefined;
    return (
      <form.Field name="a" validators={validators}>
        {(a) => (
          <form.Subscribe selector={selectValidating}>
            {(isValidating) => (
              <RaceForm
                onSubmit={(event) => {
                  event.preventDefault();
                  void form.handleSubmit();
                }}
                isValidating={isValidating}
                error={firstMessage(a)}
                fields={
                  <>
                    {inputOf(a)}
                    <form.Field name="b">{inputOf}</form.Field>
                  </>
                }
                items={
                  <form.Field name="items" mode="array">
                    {({ state }) =>
                      state.value.map((_item, index) => (
                        <form.Field key={`items.${index}`} name={`items[${index}].name`} validators={validators}>
                          {(item) => <Item error={firstMessage(item)}>{inputOf(item)}</Item>}
                        </form.Field>
                      ))
                    }
                  </form.Field>
                }
              />
            )}
          </form.Subscribe>
        )}
      </form.Field>
    );
  });
