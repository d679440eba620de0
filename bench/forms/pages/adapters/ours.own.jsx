import { FormSection, FormTextField, useForm, useFormStatus, useFormValidity } from '@edge-console/forms';
import '@edge-console/ui/theme';
import { useMemo } from 'react';
import { emptyValues, formRule, sectionsOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

const End = ({ form }) => <FormEnd isDirty={useFormStatus(form).isDirty} isValid={useFormValidity(form)} />;

/** The real fields, as an application uses them. */
const OwnForm = ({ count }) => {
  const sections = useMemo(() => sectionsOf(count), [count]);
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
      {sections.map((section) => (
        <FormSection key={section[0]} aria-label={section[0]}>
          {section.map((name) => (
            <FormTextField key={name} form={form} name={name} label={name} />
          ))}
        </FormSection>
      ))}
      <End form={form} />
    </form>
  );
};

export default { ...shown(OwnForm), isDescribed: true };
