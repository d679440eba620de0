export { Field } from './Field.tsx';
export { FieldBox, type FieldBoxProps } from './FieldBox.tsx';
export { FieldLabel } from './FieldLabel.tsx';
export { FieldMessage } from './FieldMessage.tsx';
export {
  controlAttributes,
  describedBy,
  splitAttributes,
  useFieldIds,
  type ErrorSource,
  type FieldIds,
  type FieldProps,
} from './useField.ts';
export { useAnnouncement } from './useAnnouncement.ts';
