import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';

/** What every field has around its control. */
export interface FieldProps extends ElementProps {
  /** Of the control, not of the root as elsewhere: its label and a link to the field name it by that. `data-*` go to the root. */
  id?: string | undefined;
  /** The label: a noun, in sentence case. */
  label: string;
  /** Visually hides the label, where the context already gives it. @default false */
  isLabelHidden?: boolean | undefined;
  /** Shows "*"; the form explains it in its legend. @default false */
  isRequired?: boolean | undefined;
  /** Shows "optional": where most fields of a form are required. @default false */
  isOptionalShown?: boolean | undefined;
  /** Help below the control; an error takes its place. */
  description?: ReactNode;
  /** The error, with what to do; its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** At the end of the label's line: "Forgot password?". */
  labelEnd?: ReactNode;
}

/** An error that lives outside React: it is written where it is shown, and nothing renders. */
export interface ErrorSource {
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The error, with what to do; undefined: valid. */
  read: () => string | undefined;
}

export interface FieldIds {
  control: string;
  label: string;
  /** The hint or the error, whichever is shown. */
  message: string;
}

/** Ids that tie a control to its label and message. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  return { control, label: `${control}-label`, message: `${control}-message` };
}

type Message = Pick<FieldProps, 'description' | 'errorMessage'>;

/** Whether a FieldMessage of these words shows anything. */
export const hasMessage = ({ description, errorMessage }: Message): boolean =>
  errorMessage !== undefined || (description !== undefined && description !== null);

/** `aria-describedby` with the ids of the message, if there is one, and of what else describes the control. */
export function describedBy(messageId: string, message: Message, ...others: readonly (string | undefined)[]) {
  const described = [hasMessage(message) ? messageId : undefined, ...others].filter(Boolean).join(' ');
  return described === '' ? {} : { 'aria-describedby': described };
}

/** ARIA attributes of the control that refer to label, hint and error. */
export function controlAttributes(
  ids: FieldIds,
  { description, errorMessage, isRequired = false }: Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired'>,
  otherDescription?: string,
) {
  return {
    id: ids.control,
    ...describedBy(ids.message, { description, errorMessage }, otherDescription),
    ...(errorMessage === undefined ? {} : { 'aria-invalid': true as const }),
    ...(isRequired ? { 'aria-required': true as const } : {}),
  };
}

type DataAttributes = Pick<FieldProps, `data-${string}`>;

/** Splits the remaining properties of a field: `data-*` go to its root, the rest to the control. */
export function splitAttributes<Rest extends object>(rest: Rest) {
  const data: DataAttributes = {};
  const native: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name.startsWith('data-')) data[name as `data-${string}`] = value as string;
    else native[name] = value;
  }
  // Both halves hold what `Rest` held under the same names.
  return { data, native: native as Omit<Rest, `data-${string}`> };
}
