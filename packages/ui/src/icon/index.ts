export { Icon, type IconProps } from './Icon.tsx';
export type { IconPicture } from './picture.ts';
export * from './pictures.ts';
export type { IconSize } from './sizes.ts';
