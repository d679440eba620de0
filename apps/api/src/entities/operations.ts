export { createEntity } from './createEntity.ts';
export { deleteEntity } from './deleteEntity.ts';
export { entities } from './entities.ts';
export { moveEntity } from './moveEntity.ts';
export { setEntityActive } from './setEntityActive.ts';
export { setEntityServices } from './setEntityServices.ts';
export { setEntityTier } from './setEntityTier.ts';
export { updateEntity } from './updateEntity.ts';
