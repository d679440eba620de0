export { Combobox, type ComboboxItem, type ComboboxItems, type ComboboxProps } from './Combobox.tsx';
export type { LoadOptions } from './useOptions.ts';
