export { Status, type StatusKind, type StatusProps } from './Status.tsx';
