import { Link } from '@edge-console/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { routes } from '../../router/routes.ts';

export type RoleUsersProps = { id: string; usersCount: number; children: string };

/** The number of a role's users, as a link to them. */
export function RoleUsers({ id, usersCount, children }: RoleUsersProps) {
  const { allowed } = useAccess('users');
  if (!allowed || usersCount === 0) return children;
  return (
    <Link asChild tone="inherit">
      <RouterLink to={`${routes.users.path}?filter=role:eq:${id}`}>{children}</RouterLink>
    </Link>
  );
}
