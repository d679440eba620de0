import { Card } from '@edge-console/ui/card';
import { Icon, X } from '@edge-console/ui/icon';
import { BrandMark } from '@edge-console/ui/shell';
import { brandProperties, generatePalette } from '@edge-console/ui/brand';
import { parseHexColor } from '@edge-console/ui/color-picker';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { brandImage } from '../../api/branding/brandImage.ts';
import type { Branding, BrandSlot } from '../../api/branding/queries.ts';
import { productColor } from './identityForm.ts';
import { identityMessages as messages } from './messages.ts';
import * as styles from './Identity.css.ts';

const texts = messages.scene;

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
    <div className={styles.scene}>
      <div className={styles.form}>
        <Mark branding={branding} slot="LOGIN_LOGO" isDark={isDark} className={styles.signInLogo}>
          <b className={styles.plainName}>{name}</b>
        </Mark>
        <b className={styles.formTitle}>{texts.signIn}</b>
        <span className={styles.formLabel}>{texts.email}</span>
        <i className={styles.field} />
        <span className={styles.button}>{texts.continue}</span>
        <span className={styles.link}>{texts.createAccount}</span>
      </div>
    </div>
  );
}

function MenuScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.menu}>
        <Mark branding={branding} slot="NAV_LOGO" isDark={isDark} className={styles.menuLogo}>
          <span className={styles.menuName}>
            <Mark branding={branding} slot="NAV_LOGO_SMALL" isDark={isDark} className={styles.smallLogo}>
              <BrandMark size={14} />
            </Mark>
            <b className={styles.plainName}>{name}</b>
          </span>
        </Mark>
        <i className={styles.line} />
        <span className={styles.current}>{texts.users}</span>
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <b className={styles.plainName}>{texts.users}</b>
          <span className={styles.button}>{texts.inviteUser}</span>
        </div>
        <i className={styles.line} />
        <span className={styles.link}>kofi@solstice.example</span>
      </div>
    </div>
  );
}

function MailScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.mail}>
        <Mark branding={branding} slot="LOGIN_LOGO" isDark={isDark} className={styles.mailLogo}>
          <b className={styles.plainName}>{name}</b>
        </Mark>
        <div className={styles.mailCard}>
          <b className={styles.formTitle}>{texts.invited(name)}</b>
          <span className={styles.formLabel}>{texts.inviter}</span>
          <span className={styles.button}>{texts.open(name)}</span>
        </div>
      </div>
    </div>
  );
}

function TabScene({ branding, name, isDark }: SceneProps) {
  return (
    <div className={styles.tab}>
      <Mark branding={branding} slot="FAVICON" isDark={isDark} className={styles.favicon}>
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
  { id: 'mail', Scene: MailScene },
  { id: 'tab', Scene: TabScene },
] as const;

/** The theme properties of a color. While it is incomplete, those of the last complete one. */
function useBrandStyle(color: string): CSSProperties {
  const hex = color === '' ? productColor : parseHexColor(color);
  const [shown, setShown] = useState(hex ?? productColor);
  if (hex !== null && hex !== shown) setShown(hex);
  return useMemo(() => {
    const result = generatePalette({ primary: shown });
    return result.isOk ? brandProperties(result.brand) : {};
  }, [shown]);
}

export type BrandPreviewProps = Omit<SceneProps, 'isDark'> & {
  /** The unsaved color; empty for the default one. */
  color: string;
};

/** Previews of the color and the images in both modes, side by side. */
export function BrandPreview({ branding, name, color }: BrandPreviewProps) {
  const style = useBrandStyle(color);
  return (
    <Card title={messages.preview}>
      <div className={styles.preview}>
        {scenes.map(({ id, Scene }) => (
          <figure key={id} className={styles.figure} aria-label={messages[id]}>
            <figcaption className={styles.caption}>{messages[id]}</figcaption>
            <div className={styles.pair} aria-hidden="true">
              <div data-mode="light" style={style}>
                <Scene branding={branding} name={name} isDark={false} />
              </div>
              <div data-mode="dark" style={style}>
                <Scene branding={branding} name={name} isDark />
              </div>
            </div>
          </figure>
        ))}
      </div>
    </Card>
  );
}
