import type { DataTableState } from '@edge-console/ui/data-table';
import { locale } from '../../core/locale/locale.ts';
import type { ListedRole } from './queries.ts';

const { compare } = new Intl.Collator(locale, { numeric: true });

type SortedRole = Pick<ListedRole, 'name' | 'builtIn' | 'updatedAt'>;

/** Sorts built-in roles among the others; the API lists them first. By date they are last, because they show none. */
export function sortRoles<Role extends SortedRole>(
  roles: readonly Role[],
  { column, direction }: DataTableState['sort'][number],
): Role[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return roles.toSorted((one, other) =>
    column === 'name'
      ? sign * compare(one.name, other.name)
      : Number(one.builtIn) - Number(other.builtIn) || sign * (Date.parse(one.updatedAt) - Date.parse(other.updatedAt)),
  );
}
