import { Card } from '@edge-console/ui/card';
import { Icon, X } from '@edge-console/ui/icon';
import { BrandMark } from '@edge-console/ui/shell';
import { type ReactNode, useState } from 'react';
import { brandImage } from '../../api/branding/brandImage.ts';
import type { Branding, BrandSlot } from '../../api/branding/queries.ts';
import { identityMessages as messages } from './messages.ts';
import * as styles from './Identity.css.ts';

type SceneProps = { branding: Branding | undefined; name: string; isDark: boolean };

type MarkProps = Omit<SceneProps, 'name'> & { slot: BrandSlot; className: string; children: ReactNode };

/** The image in a slot; `children` without one, or if it does not load. */
function Mark({ branding, slot, isDark, className, children }: MarkProps) {
  const url = brandImage(branding?.assets ?? [], slot, isDark);
  const [failed, setFailed] = useState<string>();
  if (!url || url === failed) return children;
  return <img src={url} alt="" className={className} onError={() => setFailed(url)} />;
}

function SignInScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.scene} data-mode={isDark ? 'dark' : 'light'}>
      <div className={styles.form}>
        <Mark branding={branding} slot="LOGIN_LOGO" isDark={isDark} className={styles.signInLogo}>
          <b className={styles.plainName}>{name}</b>
        </Mark>
        <span className={styles.formTitle}>{messages.signInTitle}</span>
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.button} />
      </div>
    </div>
  );
}

function MenuScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.scene} data-mode={isDark ? 'dark' : 'light'}>
      <div className={styles.rail}>
        <Mark branding={branding} slot="NAV_LOGO_SMALL" isDark={isDark} className={styles.smallLogo}>
          <BrandMark size={16} />
        </Mark>
        <i className={styles.dot} />
        <i className={styles.dot} />
        <i className={styles.dot} />
      </div>
      <div className={styles.menu}>
        <Mark branding={branding} slot="NAV_LOGO" isDark={isDark} className={styles.menuLogo}>
          <b className={styles.plainName}>{name}</b>
        </Mark>
        <i className={styles.field} />
        <i className={styles.line} />
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
      <div className={styles.sheet} />
    </div>
  );
}

function TabScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.tab} data-mode={isDark ? 'dark' : 'light'}>
      <Mark branding={branding} slot="FAVICON" isDark={false} className={styles.favicon}>
        <BrandMark size={14} />
      </Mark>
      <span className={styles.tabTitle}>{messages.tabTitle(name)}</span>
      <Icon icon={X} size={14} />
    </div>
  );
}

const scenes = [
  { id: 'signIn', Scene: SignInScene },
  { id: 'menu', Scene: MenuScene },
  { id: 'tab', Scene: TabScene },
] as const;

/** Previews of the images in both modes, side by side. */
export function BrandPreview({ branding, name }: Omit<SceneProps, 'isDark'>) {
  return (
    <Card title={messages.preview}>
      <div className={styles.preview}>
        {scenes.map(({ id, Scene }) => (
          <figure key={id} className={styles.figure} aria-label={messages[id]}>
            <figcaption className={styles.caption}>{messages[id]}</figcaption>
            <div className={styles.pair} aria-hidden="true">
              <Scene branding={branding} name={name} isDark={false} />
              <Scene branding={branding} name={name} isDark />
            </div>
          </figure>
        ))}
      </div>
    </Card>
  );
}
