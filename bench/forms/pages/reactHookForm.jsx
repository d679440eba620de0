import { Fragment, memo, useMemo } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { emptyValues, namesOf } from './rule.js';
import { FormEnd, shown } from './show.jsx';

const Field = memo(({ name, register, control, rules }) => {
  const { errors } = useFormState({ control, name, exact: true });
  return (
    <>
      <label>
        {name}
        <input {...register(name, rules)} />
      </label>
      <span className="error" data-error={name}>
        {errors[name]?.message ?? ''}
      </span>
    </>
  );
});

const End = ({ control }) => {
  const { isDirty, isValid } = useFormState({ control });
  return <FormEnd isDirty={isDirty} isValid={isValid} />;
};

/** As its performance documentation recommends: registered inputs, one subscription per field. */
export const reactHookForm = ({ resolverOf, rules, Box = Fragment }) =>
  shown(({ count }) => {
    const names = useMemo(() => namesOf(count), [count]);
    const resolver = useMemo(() => resolverOf?.(count), [count]);
    const defaultValues = useMemo(() => emptyValues(count), [count]);
    const { register, control, handleSubmit } = useForm({ mode: 'onChange', resolver, defaultValues });
    const submit = handleSubmit(() => undefined);
    return (
      <form noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <Box key={name}>
            <Field name={name} register={register} control={control} rules={rules} />
          </Box>
        ))}
        <End control={control} />
      </form>
    );
  });

export const nativeRules = {
  required: 'Required',
  minLength: { value: 2, message: 'At least 2' },
  maxLength: { value: 8, message: 'At most 8' },
  pattern: { value: /^[a-z0-9 ]*$/i, message: 'Letters and digits only' },
};
