import { BannerStack, type BannerStackProps } from '@edge-console/ui/banner';
import * as styles from './ServiceNewsBanners.css.ts';

export type ServiceNewsBannersProps = Pick<BannerStackProps, 'items' | 'onDismiss'>;

/** What ServiceNews has to say, over the page and over dialogs. */
export function ServiceNewsBanners(props: ServiceNewsBannersProps) {
  return (
    <div className={styles.news} data-react-aria-top-layer="true">
      <BannerStack {...props} />
    </div>
  );
}
