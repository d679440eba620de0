import { rolesList } from './rolesList.tsx';

export { RolesScreen as Screen } from './rolesList.tsx';

export const { preload } = rolesList;
