import { useForm } from '@tanstack/react-form';
import { useMemo } from 'react';
import { emptyValues, namesOf } from './rule.js';
import { FormEnd, shown } from './show.jsx';

const selectEnd = ({ isDirty, isValid }) => [isDirty, isValid];

/** With a schema for the form, or with a rule for each field. */
export const tanstackForm = ({ schemaOf, rule }) =>
  shown(({ count }) => {
    const names = useMemo(() => namesOf(count), [count]);
    const options = useMemo(
      () => ({
        defaultValues: emptyValues(count),
        ...(schemaOf ? { validators: { onChange: schemaOf(count) } } : {}),
        canSubmitWhenInvalid: true,
        onSubmit: () => undefined,
      }),
      [count],
    );
    const form = useForm(options);
    const validators = useMemo(() => (rule ? { onChange: rule } : undefined), []);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {names.map((name) => (
          <form.Field key={name} name={name} validators={validators}>
            {({ state, handleChange, handleBlur }) => (
              <>
                <label>
                  {name}
                  <input
                    name={name}
                    value={state.value}
                    onChange={({ target }) => handleChange(target.value)}
                    onBlur={handleBlur}
                  />
                </label>
                <span className="error" data-error={name}>
                  {state.meta.isTouched ? (state.meta.errors[0]?.message ?? '') : ''}
                </span>
              </>
            )}
          </form.Field>
        ))}
        <form.Subscribe selector={selectEnd}>
          {([isDirty, isValid]) => <FormEnd isDirty={isDirty} isValid={isValid} />}
        </form.Subscribe>
      </form>
    );
  });
