import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { BrandPreview } from './BrandPreview.tsx';
import { identityMessages as messages } from './messages.ts';
import { SlotsCard } from './SlotsCard.tsx';
import * as styles from './Identity.css.ts';

/** The page while the brand is loaded. */
export function IdentitySkeleton({ name }: { name: string }) {
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <Card title={messages.color.title} description={messages.color.text}>
          <Skeleton shape="block" height={196} />
        </Card>
        <div className={styles.rest}>
          <SlotsCard branding={undefined} isDark={false} onVariantChange={() => undefined} onImage={() => undefined} />
          <Card title={messages.mode.title} description={messages.mode.text}>
            <Skeleton shape="block" height={32} width={240} />
          </Card>
        </div>
      </div>
      <BrandPreview branding={undefined} name={name} color="" />
    </div>
  );
}
