import { Link } from '@edge-console/ui/link';
import type { ButtonHTMLAttributes } from 'react';

type Native = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-expanded' | 'aria-controls'>;

/** A small action in running text, with the looks of a link. */
export function TextAction({ onPress, children, ...rest }: Native & { onPress: () => void; children: string }) {
  return (
    <Link asChild>
      <button {...rest} type="button" onClick={onPress}>
        {children}
      </button>
    </Link>
  );
}
