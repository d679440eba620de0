export { ShellLayout as Layout } from './ShellLayout.tsx';
