'use client';

import { Button, type ButtonProps } from '@edge-console/ui/button';
import { useFormStatus } from '../react/useFormState.ts';
import type { FormControl } from '../state/form.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'form' | 'type' | 'isPending' | 'onPress'> {
  form: FormControl;
  /** ID of the form element, for a button outside it, such as in a drawer's footer. */
  formId?: string;
}

/** Submits the form and shows progress while it saves. Always enabled: pressing it reveals missing input. */
export function SubmitButton({ form, formId, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSaving } = useFormStatus(form);
  return (
    <Button
      {...rest}
      {...(formId === undefined ? {} : { form: formId })}
      type="submit"
      variant={variant}
      isPending={isSaving}
    />
  );
}
