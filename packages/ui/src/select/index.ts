export { flattenOptions } from '../listbox/index.ts';
export { Select, type SelectItem, type SelectItems, type SelectProps } from './Select.tsx';
