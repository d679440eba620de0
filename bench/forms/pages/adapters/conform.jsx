import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import { Fragment, useMemo } from 'react';
import { emptyValues, formRule, namesOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

function Field({ name, field }) {
  const { key, ...input } = getInputProps(field, { type: 'text' });
  return (
    <Fragment>
      <label>
        {name}
        <input key={key} {...input} />
      </label>
      <span className="error" data-error={name}>
        {field.errors?.[0] ?? ''}
      </span>
    </Fragment>
  );
}

export default shown(({ count }) => {
  const names = useMemo(() => namesOf(count), [count]);
  const schema = useMemo(() => formRule(count), [count]);
  const defaultValue = useMemo(() => emptyValues(count), [count]);
  const [form, fields] = useForm({
    defaultValue,
    shouldValidate: 'onInput',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    onSubmit: (event) => event.preventDefault(),
  });
  return (
    <form {...getFormProps(form)} noValidate>
      {names.map((name) => (
        <Field key={name} name={name} field={fields[name]} />
      ))}
      <FormEnd isDirty={form.dirty} isValid={form.valid} />
    </form>
  );
});
