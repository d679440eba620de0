import { errorOutput, statusOutput, useForm } from '@edge-console/forms';
import { memo, useMemo } from 'react';
import { emptyValues, formRule, namesOf } from '../rule.js';
import { shown } from '../show.jsx';

const Field = memo(({ name, form }) => (
  <div>
    <label>
      {name}
      <input {...form.textInput(name)} />
    </label>
    <span className="error" data-error={name} {...errorOutput(form, name)} />
  </div>
));

const End = ({ form }) => (
  <>
    <p
      data-dirty
      {...statusOutput(form, (line) => {
        line.textContent = form.status().isDirty ? 'dirty' : 'clean';
      })}
    />
    <button
      type="submit"
      {...statusOutput(form, (button) => {
        button.disabled = !form.status().isDirty || !form.isValid();
      })}
    >
      Save
    </button>
  </>
);

/**
 * Native inputs on the package's state, without its fields, in sections of twenty, as its guide recommends for many
 * native controls; the page's style sheet implements this.
 */
export default shown(({ count }) => {
  const [names, schema, initialValues] = useMemo(() => [namesOf(count), formRule(count), emptyValues(count)], [count]);
  const form = useForm({
    schema,
    initialValues,
    onSubmit() {},
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
      {names.map((start, index) =>
        index % 20 ? null : (
          <section key={start}>
            {names.slice(index, index + 20).map((name) => (
              <Field key={name} name={name} form={form} />
            ))}
          </section>
        ),
      )}
      <End form={form} />
    </form>
  );
});
