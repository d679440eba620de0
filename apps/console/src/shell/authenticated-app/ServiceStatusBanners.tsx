import { BannerStack, type BannerStackProps } from '@edge-console/ui/banner';
import { Link } from '@edge-console/ui/link';
import { floatingBanner } from '../banners/floatingInsets.ts';
import { mfaMessages } from './mfaMessages.ts';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './ServiceStatusBanners.css.ts';

const { notice } = mfaMessages;

export type ServiceStatusBannersProps = Required<Pick<BannerStackProps, 'items' | 'onDismiss'>> & {
  /** Required MFA: account, and days left. */
  mfa: { entity: string; days: number } | null;
};

/** The banners of ServiceStatus, over the page and dialogs. */
export function ServiceStatusBanners({ items, mfa: factor, onDismiss }: ServiceStatusBannersProps) {
  const action = (
    <Link tone="inherit" asChild>
      <RouterLink to="/my-account?drawer=authenticator">{notice.action}</RouterLink>
    </Link>
  );
  const mfaItem = factor && {
    id: 'factor',
    tone: factor.days > 2 ? ('info' as const) : ('warning' as const),
    children: notice.text(factor.entity, factor.days),
    action,
    isDismissable: true,
  };
  return (
    <div ref={floatingBanner} className={styles.banners} data-react-aria-top-layer="true">
      <BannerStack items={mfaItem ? [...items, mfaItem] : items} onDismiss={onDismiss} />
    </div>
  );
}
