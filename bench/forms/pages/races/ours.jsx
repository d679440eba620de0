import { useFieldError, useFieldArray, useForm, useFormStatus } from '@edge-console/forms';
import { Item, RaceForm } from '../RaceForm.jsx';
import { initialValues, raceRule } from '../raceRule.js';
import { raced } from '../raceShown.jsx';

const ListedItem = ({ form, name }) => (
  <Item error={useFieldError(form, name)?.message}>
    <input {...form.textInput(name)} />
  </Item>
);

export default raced(['answers', 'items', 'signal'], ({ send, actions }) => {
  const form = useForm({
    schema: raceRule,
    initialValues,
    validateOn: 'input',
    onSubmit: async (values, { signal }) => {
      const refusal = await send(values, signal);
      if (!refusal) return undefined;
      return { kind: 'refused', errors: [{ code: 'NO', field: [refusal.field], message: refusal.message }] };
    },
  });
  const { items, move, remove } = useFieldArray(form, 'items');
  Object.assign(actions, { reset: () => form.reset(), move, remove });
  return (
    <RaceForm
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      isValidating={useFormStatus(form).isValidating}
      error={useFieldError(form, 'a')?.message}
      fields={
        <>
          <input {...form.textInput('a')} />
          <input {...form.textInput('b')} />
        </>
      }
      items={items.map(({ key, name }) => (
        <ListedItem key={key} form={form} name={`${name}.name`} />
      ))}
    />
  );
});
