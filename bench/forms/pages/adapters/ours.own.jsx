import { FormTextField, useForm, useFormStatus, useFormValidity } from '@edge-console/forms';
import '@edge-console/ui/theme';
import { useMemo } from 'react';
import { emptyValues, formRule, namesOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

const End = ({ form }) => <FormEnd isDirty={useFormStatus(form).isDirty} isValid={useFormValidity(form)} />;

/** The real fields, as an application uses them. */
const OwnForm = ({ count }) => {
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
        <FormTextField key={name} form={form} name={name} label={name} />
      ))}
      <End form={form} />
    </form>
  );
};

export default { ...shown(OwnForm), isDescribed: true };
