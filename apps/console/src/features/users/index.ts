import { usersList } from './usersList.tsx';

export { UsersScreen as Screen } from './usersList.tsx';

export const { preload } = usersList;
