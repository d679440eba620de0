/** Forms whose rules, names and types come from one valibot schema. The rules themselves: `@edge-console/forms/rules`. */
export type { Draft } from './drafts/draft.ts';
export { DraftNotice, type DraftNoticeProps } from './drafts/DraftNotice.tsx';
export { useDraft, type DraftControl } from './drafts/useDraft.ts';
export { FormErrorSummary, type FormErrorSummaryProps } from './fields/FormErrorSummary.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './fields/FormPasswordField.tsx';
export { FormSelect, type FormSelectProps } from './fields/FormSelect.tsx';
export { FormSwitch, type FormSwitchProps } from './fields/FormSwitch.tsx';
export { FormTextField, type FormTextFieldProps } from './fields/FormTextField.tsx';
export type { NameOf } from './fields/fieldNames.ts';
export { RequiredLegend } from './fields/RequiredLegend.tsx';
export { SubmitButton, type SubmitButtonProps } from './fields/SubmitButton.tsx';
export { FormElement, type FormElementProps } from './react/FormElement.tsx';
export { useFieldList, type FieldList } from './react/useFieldList.ts';
export { useForm, type FormOptions } from './react/useForm.ts';
export {
  useFieldError,
  useFieldIsValidating,
  useFieldValue,
  useFormStatus,
  useFormSummary,
  useFormValidity,
} from './react/useFormState.ts';
export { differences, type Difference } from './state/differences.ts';
export type { FieldError, Form, FormControl, FormFields, FormStatus, SummaryEntry, TextInput } from './state/form.ts';
export type { FieldsOf } from './state/path.ts';
export { rebase } from './state/rebase.ts';
export { isRequired } from './state/required.ts';
export { review } from './state/review.ts';
export type { FormSchema } from './state/schema.ts';
export type { Conflict, ServerError, SubmitContext, SubmitResult } from './state/submission.ts';
