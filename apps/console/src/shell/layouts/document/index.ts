export { DocumentLayout as Layout } from './DocumentLayout.tsx';
