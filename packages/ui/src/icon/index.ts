export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export * from './lucide.ts';
