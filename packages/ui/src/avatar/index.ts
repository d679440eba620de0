export { Avatar, type AvatarProps } from './Avatar.tsx';
export { AvatarGroup, type AvatarItem, type AvatarGroupProps } from './AvatarGroup.tsx';
