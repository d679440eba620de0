import { valibotResolver } from '@hookform/resolvers/valibot';
import { useFieldArray, useForm } from 'react-hook-form';
import { Item, RaceForm } from '../RaceForm.jsx';
import { initialValues, raceRule } from '../raceRule.js';
import { raced } from '../raceShown.jsx';

const resolver = valibotResolver(raceRule, undefined, { mode: 'async' });

export default raced(['answers', 'items'], ({ send, actions }) => {
  const { register, control, handleSubmit, setError, reset, formState } = useForm({
    mode: 'onChange',
    resolver,
    defaultValues: initialValues,
  });
  const { fields, move, remove } = useFieldArray({ control, name: 'items' });
  Object.assign(actions, { reset: () => reset(), move, remove });
  const { errors, isValidating } = formState;
  const submit = handleSubmit(async (values) => {
    const refusal = await send(values);
    if (refusal) setError(refusal.field, { type: 'server', message: refusal.message });
  });
  return (
    <RaceForm
      onSubmit={submit}
      isValidating={isValidating}
      error={errors.a?.message}
      fields={
        <>
          <input {...register('a')} />
          <input {...register('b')} />
        </>
      }
      items={fields.map(({ id }, index) => (
        <Item key={id} error={errors.items?.[index]?.name?.message}>
          <input {...register(`items.${index}.name`)} />
        </Item>
      ))}
    />
  );
});
