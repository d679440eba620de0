export { entities } from './entities.ts';
