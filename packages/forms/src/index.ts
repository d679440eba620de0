/** Forms whose rules, names and types come from one valibot schema. For the rules, see `@edge-console/forms/rules`. */
export type { Draft } from './drafts/draft.ts';
export { DraftNotice, type DraftNoticeProps } from './drafts/DraftNotice.tsx';
export { useDraft, type DraftControl } from './drafts/useDraft.ts';
export { FormErrorSummary, type FormErrorSummaryProps } from './fields/FormErrorSummary.tsx';
export { FormCheckbox, type FormCheckboxProps } from './fields/FormCheckbox.tsx';
export { FormCheckboxGroup, type FormCheckboxGroupProps } from './fields/FormCheckboxGroup.tsx';
export { FormCombobox, type FormComboboxProps } from './fields/FormCombobox.tsx';
export { FormDateField, type FormDateFieldProps } from './fields/FormDateField.tsx';
export { FormDatePicker, type FormDatePickerProps } from './fields/FormDatePicker.tsx';
export { FormDateRange, type FormDateRangeProps } from './fields/FormDateRange.tsx';
export { FormFileDrop, type FormFileDropProps } from './fields/FormFileDrop.tsx';
export { FormImageField, type FormImageFieldProps } from './fields/FormImageField.tsx';
export { FormJsonField, type FormJsonFieldProps } from './fields/FormJsonField.tsx';
export { FormKeyValueList, type FormKeyValueListProps, type KeyValue } from './fields/FormKeyValueList.tsx';
export { FormMultiSelect, type FormMultiSelectProps } from './fields/FormMultiSelect.tsx';
export { FormNewPassword, type FormNewPasswordProps } from './fields/FormNewPassword.tsx';
export { FormNumberField, type FormNumberFieldProps } from './fields/FormNumberField.tsx';
export { FormOtpField, type FormOtpFieldProps } from './fields/FormOtpField.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './fields/FormPasswordField.tsx';
export { FormPermissionMatrix, type FormPermissionMatrixProps } from './fields/FormPermissionMatrix.tsx';
export { FormRadioGroup, type FormRadioGroupProps } from './fields/FormRadioGroup.tsx';
export { FormRangeSlider, type FormRangeSliderProps } from './fields/FormRangeSlider.tsx';
export { FormSegmented, type FormSegmentedProps } from './fields/FormSegmented.tsx';
export { FormSelect, type FormSelectProps } from './fields/FormSelect.tsx';
export { FormSlider, type FormSliderProps } from './fields/FormSlider.tsx';
export { FormSwitch, type FormSwitchProps } from './fields/FormSwitch.tsx';
export { FormTextArea, type FormTextAreaProps } from './fields/FormTextArea.tsx';
export { FormTextField, type FormTextFieldProps } from './fields/FormTextField.tsx';
export type { FieldProps, FieldReference, FieldNameByValue } from './fields/fieldProps.ts';
export { RequiredLegend } from './fields/RequiredLegend.tsx';
export { permissionsOf, type PermissionGrant } from './fields/grants.ts';
export { SubmitButton, type SubmitButtonProps } from './fields/SubmitButton.tsx';
export { useField, type FieldBinding } from './fields/useField.tsx';
export { FormField, type FormFieldProps } from './react/FormField.tsx';
export { FormElement, type FormElementProps } from './react/FormElement.tsx';
export { FormSection, type FormSectionProps } from './react/FormSection.tsx';
export { useFieldArray, type FieldArray } from './react/useFieldArray.ts';
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
export type { FieldError, Form, FormControl, FormFields, FormStatus, TextInput } from './state/form.ts';
export type { SummaryEntry } from './state/summary.ts';
export type { FieldsOf } from './state/path.ts';
export { rebase } from './state/rebase.ts';
export { errorOutput, statusOutput, type Output } from './state/outputs.ts';
export { isRequired } from './state/required.ts';
export { validateFields } from './state/validateFields.ts';
export type { FormSchema } from './state/schema.ts';
export type { Conflict, ServerError, SubmitContext, SubmitResult } from './state/submission.ts';
