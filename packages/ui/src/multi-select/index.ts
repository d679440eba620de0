export { MultiSelect, type MultiSelectItem, type MultiSelectItems, type MultiSelectProps } from './MultiSelect.tsx';
