export { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';
export { parseHexColor } from './parseHexColor.ts';
