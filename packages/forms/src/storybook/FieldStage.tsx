import { Button } from '@edge-console/ui/button';
import type { ReactNode } from 'react';
import { fn, userEvent, type within } from 'storybook/test';
import type * as v from 'valibot';
import { FormElement } from '../react/FormElement.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useForm } from '../react/useForm.ts';
import { useFormStatus } from '../react/useFormState.ts';
import type { Form } from '../state/form.ts';
import type { FormSchema } from '../state/schema.ts';
import type { SubmitResult } from '../state/submission.ts';

/** The submit handler of every field story. */
export const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

export const mockSaved = () => {
  onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
};

interface FieldStageProps<Schema extends FormSchema> {
  schema: Schema;
  initialValues: NoInfer<v.InferInput<Schema>>;
  children: (form: Form<v.InferInput<Schema>>) => ReactNode;
}

/** A form with Save, Reset, and a text that shows whether there are unsaved changes. */
export function FieldStage<const Schema extends FormSchema>({ children, ...options }: FieldStageProps<Schema>) {
  const form = useForm({ ...options, onSubmit });
  const { isDirty } = useFormStatus(form);
  return (
    <div style={{ maxInlineSize: 432 }}>
      <FormElement form={form} aria-label="Fields">
        {children(form)}
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <SubmitButton form={form}>Save</SubmitButton>
          <Button onPress={() => form.reset()}>Reset</Button>
          <span data-testid="unsaved">{isDirty ? 'Unsaved changes' : 'Nothing to save'}</span>
        </div>
      </FormElement>
    </div>
  );
}

export type Canvas = ReturnType<typeof within>;

/** A list, calendar or dialog loads when it first opens. */
export const withLoadTimeout = { timeout: 60_000 };

export const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
export const reset = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
