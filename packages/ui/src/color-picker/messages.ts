import { messageSection } from '../messages/messageSection.ts';

export const colorPickerMessages = messageSection('colorPicker', {
  area: 'Saturation and brightness',
  hue: 'Hue',
  hex: 'Hex',
  invalid: 'Enter a color as six digits, such as #17897F.',
  pick: 'Pick a color from the screen',
  picked: (color: string) => `${color} picked`,
});
