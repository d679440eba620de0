export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxItem } from './CheckboxGroup.tsx';
