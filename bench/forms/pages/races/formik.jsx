import { FieldArray, FormikProvider, useFormik } from 'formik';
import { Item, RaceForm } from '../RaceForm.jsx';
import { initialValues, nestedMessages } from '../raceRule.js';
import { raced } from '../raceShown.jsx';

export default raced(['answers', 'items'], ({ send, actions }) => {
  const formik = useFormik({
    initialValues,
    validate: nestedMessages,
    onSubmit: async (values) => {
      const refusal = await send(values);
      if (refusal) formik.setFieldError(refusal.field, refusal.message);
    },
  });
  actions.reset = () => formik.resetForm();
  return (
    <FormikProvider value={formik}>
      <FieldArray name="items">
        {(list) => {
          Object.assign(actions, {
            move: (from, to) => list.move(from, to),
            remove: (index) => list.remove(index),
          });
          return (
            <RaceForm
              onSubmit={formik.handleSubmit}
              isValidating={formik.isValidating}
              error={formik.errors.a}
              fields={
                <>
                  <input {...formik.getFieldProps('a')} />
                  <input {...formik.getFieldProps('b')} />
                </>
              }
              items={formik.values.items.map((_item, index) => (
                <Item key={`items.${index}`} error={formik.errors.items?.[index]?.name}>
                  <input {...formik.getFieldProps(`items.${index}.name`)} />
                </Item>
              ))}
            />
          );
        }}
      </FieldArray>
    </FormikProvider>
  );
});
