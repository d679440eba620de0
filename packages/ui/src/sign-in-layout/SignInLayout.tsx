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
  /**
   * The product, as a link to its start page. `logo`: an image that replaces mark and name, with the name as its
   * alternative text.
   */
  brand: { name: string; href: string; logo?: ReactNode };
  /** Accessible name of the brand side: "About Edge Console". */
  sideLabel: string;
  /** The product's value in one sentence. */
  headline: string;
  /** Features listed below the headline. */
  highlights?: readonly SignInHighlight[];
  /** Image for the brand side, light on dark: fills the side, or the band above the form on a small screen. */
  art?: ReactNode;
  /** Below the form: the company, and links to help and legal pages. */
  footer?: ReactNode;
  /** The app's link component. @default a plain link, which reloads the page */
  renderLink?: RenderLink | undefined;
  /** The current step: title, form and links. */
  children: ReactNode;
}

/** A page without the menu: the form on one side, the brand on the other. */
export const SignInLayout = forwardRef<HTMLDivElement, SignInLayoutProps>(function SignInLayout(
  { brand, sideLabel, headline, highlights = [], art, footer, renderLink = defaultLink, children, ...rest },
  ref,
) {
  // This side is dark in both themes and under every brand, so its content uses the dark theme's colors.
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
