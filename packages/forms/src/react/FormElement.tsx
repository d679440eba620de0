import type { FormHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import type { FormControl } from '../state/form.ts';

export interface FormElementProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'className' | 'id' | 'aria-label'> {
  form: FormControl;
  children: ReactNode;
}

/** The `<form>`: hands its submit to `form` and leaves the texts of refusals to the fields. */
export function FormElement({ form, children, ...rest }: FormElementProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React hands a submit of a form inside a portal to the form around it.
    event.stopPropagation();
    void form.submit();
  }
  return (
    <form noValidate {...rest} onSubmit={submit}>
      {children}
    </form>
  );
}
