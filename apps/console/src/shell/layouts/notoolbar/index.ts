export { NoToolbarLayout as Layout } from './NoToolbarLayout.tsx';
