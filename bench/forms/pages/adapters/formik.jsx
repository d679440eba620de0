import { useFormik } from 'formik';
import { useMemo } from 'react';
import { emptyValues, formRule, messagesBy, namesOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

const Field = ({ name, formik }) => (
  <>
    <label>
      {name}
      <input {...formik.getFieldProps(name)} />
    </label>
    <span className="error" data-error={name}>
      {formik.touched[name] ? (formik.errors[name] ?? '') : ''}
    </span>
  </>
);

export default shown(({ count }) => {
  const names = useMemo(() => namesOf(count), [count]);
  const initialValues = useMemo(() => emptyValues(count), [count]);
  const validate = useMemo(() => {
    const schema = formRule(count);
    return (values) => messagesBy(schema, values);
  }, [count]);
  const formik = useFormik({ initialValues, validate, validateOnMount: true, onSubmit: () => undefined });
  return (
    // Formik marks a field as touched on blur; the benchmark shows messages while typing.
    <form noValidate onSubmit={formik.handleSubmit} onInput={({ target }) => (formik.touched[target.name] = true)}>
      {names.map((name) => (
        <Field key={name} name={name} formik={formik} />
      ))}
      <FormEnd isDirty={formik.dirty} isValid={formik.isValid} />
    </form>
  );
});
