import { errorOutput, useForm, useFormStatus, useFormValidity } from '@edge-console/forms';
import { memo, useMemo } from 'react';
import { emptyValues, formRule, namesOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

/** As the guide of the package tells for native controls, and as its own fields have it: the style sheet of the page says how. */
const boxOf = (count) => (count > 250 ? 'skipped' : 'contained');

const Field = memo(({ name, form, box }) => (
  <div className={box}>
    <label>
      {name}
      <input {...form.textInput(name)} />
    </label>
    <span className="error" data-error={name} {...errorOutput(form, name)} />
  </div>
));

const End = ({ form }) => <FormEnd isDirty={useFormStatus(form).isDirty} isValid={useFormValidity(form)} />;

/** Native inputs on the state of the package, without its fields. */
export default shown(({ count }) => {
  const names = useMemo(() => namesOf(count), [count]);
  const schema = useMemo(() => formRule(count), [count]);
  const form = useForm({
    schema,
    initialValues: useMemo(() => emptyValues(count), [count]),
    onSubmit: () => undefined,
    validateOn: 'input',
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {names.map((name) => (
        <Field key={name} name={name} form={form} box={boxOf(count)} />
      ))}
      <End form={form} />
    </form>
  );
});
