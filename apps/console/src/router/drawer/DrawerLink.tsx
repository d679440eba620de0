import { Link } from '@edge-console/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useDrawer } from './useDrawer.ts';

/** A link that opens a drawer over the page. */
export function DrawerLink({ name, id, children }: { name: string; id: string; children: string }) {
  const { linkTo } = useDrawer();
  return (
    <Link asChild tone="inherit" underline="hover">
      <RouterLink {...linkTo(name, id)}>{children}</RouterLink>
    </Link>
  );
}
