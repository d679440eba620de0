import { Button } from '@edge-console/ui/button';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type * as v from 'valibot';
import { FormElement } from '../react/FormElement.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useForm } from '../react/useForm.ts';
import { useFormStatus } from '../react/useFormState.ts';
import type { Form } from '../state/form.ts';
import type { FormSchema } from '../state/schema.ts';
import type { SubmitResult } from '../state/submission.ts';

/** What the form of every field story sends to. */
export const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

export const answerSaved = () => {
  onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
};

interface FieldStageProps<Schema extends FormSchema> {
  schema: Schema;
  initialValues: NoInfer<v.InferInput<Schema>>;
  children: (form: Form<v.InferInput<Schema>>) => ReactNode;
}

/** A form of one field: to be saved, to be reset, and to be seen whether it has unsaved changes. */
export function FieldStage<const Schema extends FormSchema>({ children, ...options }: FieldStageProps<Schema>) {
  const form = useForm({ ...options, onSubmit });
  const { isDirty } = useFormStatus(form);
  return (
    <div style={{ maxInlineSize: 432 }}>
      <FormElement form={form} aria-label="A form">
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

/** How a person uses the field of a story. */
export interface FieldUse {
  /** Its path in the form, as the server names it. */
  path: readonly string[];
  /** What an error describes: the control, or the group of controls. */
  control: (canvas: Canvas) => HTMLElement;
  /** Gives it another value, with the keyboard where a keyboard can. */
  change: (canvas: Canvas) => Promise<void>;
  /** Gives it the first value again. */
  changeBack: (canvas: Canvas) => Promise<void>;
  /** Looks whether it shows the first value. */
  showsInitial: (canvas: Canvas) => void | Promise<void>;
}

/** A list or a calendar is loaded when it is first opened, which takes its time on a busy machine. */
export const patiently = { timeout: 60_000 };

interface Played {
  canvas: Canvas;
}

export const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

const isUnsaved = (canvas: Canvas) => canvas.getByTestId('unsaved').textContent === 'Unsaved changes';

/** The focus is on the control, or on one of the group. */
export const hasFocus = (control: HTMLElement) => control.contains(document.activeElement);

const refusal = 'The server refuses this.';

/** What the server refuses stands at the field, which gets the focus, and goes as soon as the field is changed. */
export const serverError = ({ path, control, change }: FieldUse) => ({
  play: async ({ canvas }: Played) => {
    onSubmit.mockResolvedValueOnce({ kind: 'refused', errors: [{ code: 'REFUSED', field: path, message: refusal }] });
    await save(canvas);
    await canvas.findByText(refusal);
    await expect(control(canvas)).toHaveAccessibleDescription(new RegExp(refusal, 'u'));
    await waitFor(() => expect(hasFocus(control(canvas))).toBe(true));
    await change(canvas);
    await waitFor(() => expect(canvas.queryByText(refusal)).not.toBeInTheDocument());
  },
});

/** It is unsaved once it is changed, and no longer when it is changed back. */
export const cleanAgain = ({ change, changeBack }: FieldUse) => ({
  play: async ({ canvas }: Played) => {
    await expect(isUnsaved(canvas)).toBe(false);
    await change(canvas);
    await waitFor(() => expect(isUnsaved(canvas)).toBe(true));
    await changeBack(canvas);
    await waitFor(() => expect(isUnsaved(canvas)).toBe(false));
  },
});

/** Reset puts the first value back, and takes an error away. */
export const reset = ({ change, showsInitial }: FieldUse) => ({
  play: async ({ canvas }: Played) => {
    await change(canvas);
    await waitFor(() => expect(isUnsaved(canvas)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(isUnsaved(canvas)).toBe(false);
    await waitFor(() => showsInitial(canvas));
  },
});

/** An empty required field is refused, gets the focus, and says why. */
export const refusedEmpty = ({ control }: Pick<FieldUse, 'control'>, message = 'Required field.') => ({
  play: async ({ canvas }: Played) => {
    await save(canvas);
    await canvas.findByText(message);
    await expect(control(canvas)).toHaveAccessibleDescription(new RegExp(message, 'u'));
    await waitFor(() => expect(hasFocus(control(canvas))).toBe(true));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
