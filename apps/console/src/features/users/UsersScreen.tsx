import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { usersList } from './usersList.ts';

/** The people of the viewer's account and, for platform and resellers, of the accounts below it. */
export const UsersScreen = () => <ListScreen list={usersList} />;
