import { forwardRef } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import { bannerMessages } from './messages.ts';
import * as styles from './Banner.css.ts';
import { orderBanners, type BannerTone } from './orderBanners.ts';

export interface BannerItem extends Pick<BannerProps, 'icon' | 'children' | 'action'> {
  id: string;
  tone: BannerTone;
  /** Whether the user can dismiss it. @default false */
  isDismissable?: boolean;
}

export interface BannerStackProps extends ElementProps {
  /** In order of arrival; the most severe is shown first. */
  items: readonly BannerItem[];
  /** Called when a banner is dismissed: remove it from `items`. */
  onDismiss?: (id: string) => void;
}

/** All banners of the page, the most severe first. Mount it once, above the content; it can be empty. */
export const BannerStack = forwardRef<HTMLElement, BannerStackProps>(function BannerStack(
  { items, onDismiss, ...rest },
  ref,
) {
  const messages = useMessages(bannerMessages);
  const region = useMergedRef(ref);

  const dismiss = (id: string) => {
    // The close button is removed with its banner: the focus moves to the next one, else to the region, never to the body.
    const crosses = [...(region.current?.querySelectorAll<HTMLElement>('[data-banner]') ?? [])];
    const index = crosses.findIndex((banner) => banner.dataset['banner'] === id);
    const next = [...crosses.slice(index + 1), ...crosses.slice(0, index).toReversed()]
      .map((banner) => banner.querySelector<HTMLElement>(`.${styles.dismiss} button`))
      .find((cross) => cross !== null);
    (next ?? region.current)?.focus({ preventScroll: true });
    onDismiss?.(id);
  };

  return (
    <section {...rest} ref={region} aria-label={messages.region} tabIndex={-1} className={styles.stack}>
      {orderBanners(items).map(({ id, isDismissable = false, ...banner }) => (
        <Banner key={id} {...banner} data-banner={id} onDismiss={isDismissable ? () => dismiss(id) : undefined} />
      ))}
    </section>
  );
});
