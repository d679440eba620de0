import { LinkButton } from '@edge-console/ui/button';
import { ArrowRight, Icon } from '@edge-console/ui/icon';

export type SessionsLinkProps = { sessionsId: string; isPlain?: boolean; children: string };

/** Scrolls to the sessions and focuses them, without a URL that Back would have to leave. */
export function SessionsLink({ sessionsId, isPlain = false, children }: SessionsLinkProps) {
  return (
    <LinkButton variant={isPlain ? 'secondary' : 'ghost'} asChild>
      <a
        href={`#${sessionsId}`}
        onClick={(event) => {
          event.preventDefault();
          const sessions = document.getElementById(sessionsId);
          sessions?.focus({ preventScroll: true });
          sessions?.scrollIntoView({ block: 'start' });
        }}
      >
        {children}
        {!isPlain && <Icon icon={ArrowRight} />}
      </a>
    </LinkButton>
  );
}
