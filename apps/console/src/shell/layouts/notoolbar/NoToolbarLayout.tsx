import { ChartNoAxesColumn, ChartSpline, Route } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { SignInLayout } from '@edge-console/ui/sign-in-layout';
import type { ReactNode } from 'react';
import { brandImage } from '../../../api/branding/brandImage.ts';
import { useHostBrand } from '../../../api/branding/hostBrand.ts';
import { accessMessages } from '../../../core/messages/access.ts';
import { appMessages } from '../../../core/messages/messages.ts';
import { termsMessages } from '../../../auth/terms/messages.ts';
import { useIsDark } from '../../preferences/useIsDark.ts';
import { renderLink } from '../../../router/renderLink.tsx';
import { privacyUrl, termsUrl } from '../../../auth/terms/termsUrls.ts';
import { DeliveryArt } from './DeliveryArt.tsx';
import { RedirectIfAuthenticated } from './RedirectIfAuthenticated.tsx';
import * as styles from './NoToolbarLayout.css.ts';

const thisYear = new Date().getFullYear();

const icons = { EDGE_INTELLIGENCE: ChartSpline, EDGE_ANALYTICS: ChartNoAxesColumn, EDGE_DELIVERY: Route };
const services = Object.entries(icons).map(([id, icon]) => ({ id, icon, label: accessMessages.services[id] ?? id }));

/** The layout of guest and onboarding pages, which have no menu. */
export function NoToolbarLayout({ children }: { children: ReactNode }) {
  const brand = useHostBrand();
  const product = brand?.entityName ?? appMessages.product;
  const logo = brandImage(brand?.assets ?? [], 'LOGIN_LOGO', useIsDark());
  return (
    <>
      <RedirectIfAuthenticated />
      <SignInLayout
        brand={{ name: product, href: '/', ...(logo !== undefined && { logo: <img src={logo} alt={product} /> }) }}
        renderLink={renderLink}
        sideLabel={appMessages.authentication.sideLabel(product)}
        headline={appMessages.authentication.sideTitle}
        highlights={services}
        art={<DeliveryArt />}
        footer={
          <>
            <span>{appMessages.authentication.copyright(thisYear, product)}</span>
            <span className={styles.links}>
              <Link tone="inherit" isExternal href={privacyUrl}>
                {termsMessages.privacy}
              </Link>
              <Link tone="inherit" isExternal href={termsUrl}>
                {termsMessages.terms}
              </Link>
            </span>
          </>
        }
      >
        {children}
      </SignInLayout>
    </>
  );
}
