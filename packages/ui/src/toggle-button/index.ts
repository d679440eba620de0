export { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleButtonItem } from './ToggleButtonGroup.tsx';
