import { LinkButton } from '@edge-console/ui/button';
import { ArrowRight, Icon } from '@edge-console/ui/icon';
import { Link } from 'react-router-dom';

export const sessionsHash = '#sessions';

/** Leads to the sessions, which get the focus. */
export const SessionsLink = ({ isPlain = false, children }: { isPlain?: boolean; children: string }) => (
  <LinkButton variant={isPlain ? 'secondary' : 'ghost'} asChild>
    <Link to={{ search: '?section=security', hash: sessionsHash }}>
      {children}
      {!isPlain && <Icon icon={ArrowRight} />}
    </Link>
  </LinkButton>
);
