export { createEiCategory } from './createEiCategory.ts';
export { createEiCustomer } from './createEiCustomer.ts';
export { deleteEiCategory } from './deleteEiCategory.ts';
export { eiCategories } from './eiCategories.ts';
export { eiHistory } from './eiHistory.ts';
export { revertEiParameters } from './revertEiParameters.ts';
export { setEiParameters } from './setEiParameters.ts';
