export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonPress, ButtonTone } from './ButtonBase.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
