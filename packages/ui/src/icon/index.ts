export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export type { IconPicture } from './picture.ts';
export * from './pictures.ts';
