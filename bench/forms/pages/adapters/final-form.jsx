import { useMemo } from 'react';
import { Field, Form, FormSpy } from 'react-final-form';
import { emptyValues, formRule, messagesBy, namesOf } from '../rule.js';
import { FormEnd, shown } from '../show.jsx';

const fieldParts = { value: true, error: true, touched: true, modified: true };
const formParts = { dirty: true, valid: true };
const nothing = {};
/** It drops empty text by default. */
const keepEmpty = (value) => value;

export default shown(({ count }) => {
  const names = useMemo(() => namesOf(count), [count]);
  const initialValues = useMemo(() => emptyValues(count), [count]);
  const validate = useMemo(() => {
    const schema = formRule(count);
    return (values) => messagesBy(schema, values);
  }, [count]);
  return (
    <Form initialValues={initialValues} validate={validate} onSubmit={() => undefined} subscription={nothing}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          {names.map((name) => (
            <Field key={name} name={name} parse={keepEmpty} subscription={fieldParts}>
              {({ input, meta }) => (
                <>
                  <label>
                    {name}
                    <input {...input} />
                  </label>
                  <span className="error" data-error={name}>
                    {meta.touched || meta.modified ? (meta.error ?? '') : ''}
                  </span>
                </>
              )}
            </Field>
          ))}
          <FormSpy subscription={formParts}>
            {({ dirty, valid }) => <FormEnd isDirty={dirty} isValid={valid} />}
          </FormSpy>
        </form>
      )}
    </Form>
  );
});
