import { usersList } from './usersList.ts';

export { UsersScreen as Screen } from './UsersScreen.tsx';

export const { preload } = usersList;
