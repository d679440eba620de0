export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { Skeletonize, type SkeletonizeProps } from './Skeletonize.tsx';
