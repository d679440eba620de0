import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';

/** Props shared by all fields. */
export interface FieldProps extends ElementProps {
  /**
   * ID of the control, not of the root as elsewhere, for labels and links to the field. `data-*` attributes go to the
   * root.
   */
  id?: string | undefined;
  /** The label: a noun, in sentence case. */
  label: string;
  /** Visually hides the label, where the context already gives it. @default false */
  isLabelHidden?: boolean | undefined;
  /** Shows "*"; the form explains it in its legend. @default false */
  isRequired?: boolean | undefined;
  /** Shows "optional", if most fields of a form are required. @default false */
  isOptionalShown?: boolean | undefined;
  /** Help text below the control; replaced by an error. */
  description?: ReactNode;
  /** Error message with the fix; makes the field invalid. */
  errorMessage?: string | undefined;
  /** Content at the end of the label's line: "Forgot password?". */
  labelEnd?: ReactNode;
}

/** An error outside React state: it is shown without a render. */
export interface ErrorSource {
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The error message with the fix; undefined if valid. */
  read: () => string | undefined;
}

export interface FieldIds {
  control: string;
  label: string;
  /** The ID of the hint or error. */
  message: string;
}

/** IDs that connect a control to its label and message. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  return { control, label: `${control}-label`, message: `${control}-message` };
}

type Message = Pick<FieldProps, 'description' | 'errorMessage'>;

/** Whether a FieldMessage with these props shows anything. */
export const hasMessage = ({ description, errorMessage }: Message): boolean =>
  errorMessage !== undefined || (description !== undefined && description !== null);

/** `aria-describedby` with the message, if any, and other descriptions. */
export function describedBy(messageId: string, message: Message, ...others: readonly (string | undefined)[]) {
  const described = [hasMessage(message) ? messageId : undefined, ...others].filter(Boolean).join(' ');
  return described === '' ? {} : { 'aria-describedby': described };
}

/** ARIA attributes that connect the control to its label, hint and error. */
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

/** Splits a field's other props: `data-*` go to its root, the rest to the control. */
export function splitAttributes<Rest extends object>(rest: Rest) {
  const data: DataAttributes = {};
  const native: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name.startsWith('data-')) data[name as `data-${string}`] = value as string;
    else native[name] = value;
  }
  // Both halves have the props of `Rest` under the same names.
  return { data, native: native as Omit<Rest, `data-${string}`> };
}
