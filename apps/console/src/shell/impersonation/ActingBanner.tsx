import { Banner } from '@edge-console/ui/banner';
import { Button } from '@edge-console/ui/button';
import { Drama } from '@edge-console/ui/icon';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { actingMessages } from './messages.ts';
import { timeLeft } from '../../auth/session/idleTimeout.ts';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';
import type { Viewer, ViewerActing } from '../../api/viewer/viewer.ts';
import * as styles from './ActingBanner.css.ts';
import { leaveActing, useStopActing } from './useStopActing.ts';

const messages = actingMessages.banner;
/** A snackbar warns this many milliseconds before the end. */
const warningTime = 5 * 60_000;

export type ActingBannerProps = { viewer: Viewer; acting: ViewerActing };

/** Sets another tab icon, to distinguish the tab from the user's own. */
function useActingIcon(): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon) return undefined;
    const { href } = icon;
    icon.href = '/favicon-acting.svg';
    return () => {
      icon.href = href;
    };
  }, []);
}

/** Shows the target and the time left on every page. */
export function ActingBanner({ viewer, acting }: ActingBannerProps) {
  const { show } = useSnackbar();
  const { stop, isStopping } = useStopActing(acting);
  // Uses the API's clock, because the device's may be wrong.
  const { clock } = useAuthenticatedContext();
  const [now, setNow] = useState(clock.now);
  const end = Date.parse(acting.expiresAt);
  const left = end - now;
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  useActingIcon();

  const isOver = left <= 0;
  const isSoonOver = left <= warningTime;
  const isBrief = useRef(isSoonOver);
  useEffect(() => {
    if (isOver) void leaveActing('expired');
  }, [isOver]);
  useEffect(() => {
    if (isSoonOver && !isBrief.current) show({ kind: 'default', message: messages.soonOver });
  }, [isSoonOver, show]);

  const name = viewer.user ? `${viewer.user.name} ${viewer.user.lastName}` : viewer.email;
  return (
    <Banner
      tone="warning"
      isSolid
      icon={Drama}
      action={
        <Button size="sm" aria-label={messages.stop} isPending={isStopping} onPress={() => void stop()}>
          <span className={styles.wideButton}>{messages.stop}</span>
          <span className={styles.narrowButton}>{messages.stopShort}</span>
        </Button>
      }
    >
      {messages.actingAs} <strong className={styles.name}>{name}</strong>
      <span className={styles.wide}>
        {' '}
        — {viewer.entity?.name} · {messages.mode[acting.mode]}
      </span>{' '}
      · <span role="timer">{messages.left(timeLeft(end, now))}</span>
    </Banner>
  );
}
