export { controlAttributes, Field, useFieldIds, type FieldIds, type FieldProps } from './Field.tsx';
