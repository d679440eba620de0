import { Avatar } from '@edge-console/ui/avatar';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { AccountButton } from '@edge-console/ui/shell';
import { useEffect, useRef, useState } from 'react';
import { accessTo } from '../auth/access/useAccess.ts';
import { shellMessages } from './messages.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import type { EntityLogoProps } from './EntityLogo.tsx';
import * as styles from './AccountControl.css.ts';

const EntityLogo = lazyComponent<EntityLogoProps>(async () => (await import('./EntityLogo.tsx')).EntityLogo);
const AccountMenu = lazyComponent(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** The account menu: account, mode, log out. Its code is prefetched on intent (hover, focus). */
export function AccountControl({ viewer }: { viewer: Viewer }) {
  const [isOpen, setIsOpen] = useState(false);
  const [logo, setLogo] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => whenIdle(AccountMenu.preload), []);
  const name = viewer.entity?.name ?? viewer.email;
  return (
    <>
      <AccountButton
        ref={button}
        name={name}
        avatar={
          <>
            <span className={styles.hiddenLabel}>{shellMessages.accountMenu}</span>
            <Avatar name={name} size="sm" shape="square" src={logo} />
          </>
        }
        isExpanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        onIntent={AccountMenu.preload}
      />
      {accessTo('branding', viewer).allowed && <EntityLogo onChange={setLogo} />}
      {isOpen && <AccountMenu viewer={viewer} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
