import { Link } from '@edge-console/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useViewer } from '../api/viewer/ViewerProvider.tsx';
import { objectUrl, type ObjectReference } from './objectUrl.ts';

export type ObjectLinkProps = ObjectReference & {
  /** `inherit` next to a more important link. @default 'primary' */
  tone?: 'primary' | 'inherit';
  children: string;
};

/** An object's name, as a link if the viewer can open the object. */
export function ObjectLink({ tone = 'primary', children, ...reference }: ObjectLinkProps) {
  const href = objectUrl(reference, useViewer());
  if (href === undefined) return children;
  return (
    <Link asChild tone={tone}>
      <RouterLink to={href}>{children}</RouterLink>
    </Link>
  );
}
