import { Field, Form } from 'react-final-form';
import { Item, RaceForm } from '../RaceForm.jsx';
import { initialValues, nestedMessages } from '../raceRule.js';
import { raced } from '../raceShown.jsx';

/** It drops empty text by default. */
const keepEmpty = (value) => value;

/** Its field lists are a separate package, which is left out. */
export default raced(['answers'], ({ send, actions }) => {
  const submit = async (values) => {
    const refusal = await send(values);
    return refusal && { [refusal.field]: refusal.message };
  };
  return (
    <Form initialValues={initialValues} validate={nestedMessages} onSubmit={submit}>
      {({ form, handleSubmit, validating, values }) => {
        Object.assign(actions, { reset: () => form.reset() });
        return (
          <Field name="a" parse={keepEmpty}>
            {({ input, meta }) => (
              <RaceForm
                onSubmit={handleSubmit}
                isValidating={validating}
                error={meta.error ?? (meta.dirtySinceLastSubmit ? '' : meta.submitError)}
                fields={
                  <>
                    <input {...input} />
                    <Field name="b" parse={keepEmpty} component="input" />
                  </>
                }
                items={values.items.map(({ name }) => (
                  <Item key={name}>
                    <input readOnly value={name} />
                  </Item>
                ))}
              />
            )}
          </Field>
        );
      }}
    </Form>
  );
});
