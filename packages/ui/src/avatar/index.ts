export { Avatar, type AvatarProps } from './Avatar.tsx';
export { AvatarGroup, type AvatarGroupMember, type AvatarGroupProps } from './AvatarGroup.tsx';
