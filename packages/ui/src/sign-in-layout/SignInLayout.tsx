import { forwardRef, type ReactNode } from 'react';
import { type ElementProps, defaultLink, type RenderLink } from '../dom/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { BrandMark } from '../shell/index.ts';
import * as styles from './SignInLayout.css.ts';

export interface SignInHighlight {
  id: string;
  label: string;
  icon: LucideIcon;
}

export interface SignInLayoutProps extends ElementProps {
  /** What one signs in to, as a link to its start. `logo`: a picture in place of mark and name, with the name as its text alternative. */
  brand: { name: string; href: string; logo?: ReactNode };
  /** Name of the brand's side for assistive technology: "About Edge Console". */
  sideLabel: string;
  /** What the product promises, in one sentence. */
  headline: string;
  /** What one can do with it, below the headline. */
  highlights?: readonly SignInHighlight[];
  /** A picture for the brand's side, light on dark: it fills the side, or the band above the form on a small screen. */
  art?: ReactNode;
  /** Below the form: who runs this, and where help and the small print are. */
  footer?: ReactNode;
  /** Renders the application's own link. @default a plain link, which loads the page anew */
  renderLink?: RenderLink | undefined;
  /** The step: its title, its form, its ways out. */
  children: ReactNode;
}

/** A page before there is a menu: what to do on one side, the brand on the other. */
export const SignInLayout = forwardRef<HTMLDivElement, SignInLayoutProps>(function SignInLayout(
  { brand, sideLabel, headline, highlights = [], art, footer, renderLink = defaultLink, children, ...rest },
  ref,
) {
  // Ink is dark in both modes and under every brand: what lies on it takes the colours of dark.
  const onInk = { 'data-mode': 'dark' };
  return (
    <div {...rest} ref={ref} className={styles.page}>
      <div className={styles.pane}>
        {art !== undefined && (
          <div className={styles.band} aria-hidden="true">
            <div {...onInk} className={styles.bandArt}>
              {art}
            </div>
          </div>
        )}
        <header className={styles.header}>
          {renderLink({
            href: brand.href,
            className: styles.brand,
            children: brand.logo ? (
              <span className={styles.logo}>{brand.logo}</span>
            ) : (
              <>
                <BrandMark size={28} />
                <span>{brand.name}</span>
              </>
            ),
          })}
        </header>
        <main className={styles.main}>{children}</main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <aside className={styles.side} aria-label={sideLabel}>
        <div {...onInk} className={styles.ink}>
          <div className={styles.sideArt} aria-hidden="true">
            {art}
          </div>
          <div className={styles.text}>
            <p className={styles.headline}>{headline}</p>
            {highlights.length > 0 && (
              <ul className={styles.highlights}>
                {highlights.map(({ id, label, icon }) => (
                  <li key={id} className={styles.highlight}>
                    <Icon icon={icon} />
                    <span>{label}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </aside>
    </div>
  );
});
