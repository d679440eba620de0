import type { ScreenModule } from '../../routing/routeEntry.ts';
import { usersQuery } from './documents.ts';
import { filterFields, sortable } from './filterFields.ts';
import { listInputOf, parseListState } from './listState.ts';

export { UsersScreen as Screen } from './UsersScreen.tsx';

/** The rows are on their way while the viewer is still being read. */
export const preload: NonNullable<ScreenModule['preload']> = ({ url, data }) => {
  const state = parseListState(url.searchParams, { fields: filterFields, sortable });
  data.preload(usersQuery, { list: listInputOf(state) });
};
