export { PasswordChecklist, type PasswordChecklistProps, type PasswordRequirement } from './PasswordChecklist.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
