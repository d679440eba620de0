import { Button } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { Dialog } from '@edge-console/ui/dialog';
import { Link } from '@edge-console/ui/link';
import { useProductName } from '../api/branding/hostBrand.ts';
import { shellMessages } from './messages.ts';
import { termsMessages } from '../auth/terms/messages.ts';
import { termsUrl } from '../auth/terms/termsUrls.ts';
import * as styles from './AboutDialog.css.ts';

/** Build details, to copy into a report. */
export function AboutDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const details = [
    [shellMessages.about.version, __BUILD__.version],
    [shellMessages.about.commit, __BUILD__.commit],
    [shellMessages.about.tag, __BUILD__.tag],
  ].map(([name, value]) => ({ name, value: value === '' ? shellMessages.about.none : value }));
  const text = details.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={shellMessages.about.title(useProductName())}
      footer={
        <>
          <CopyButton text={text} object={shellMessages.about.build}>
            {shellMessages.about.copy}
          </CopyButton>
          <Button variant="primary" onPress={() => onOpenChange(false)}>
            {shellMessages.about.close}
          </Button>
        </>
      }
    >
      <dl className={styles.details}>
        {details.map(({ name, value }) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/licenses.txt" isExternal>
          {shellMessages.about.licenses}
        </Link>
      </p>
      <p>
        <Link href={termsUrl} isExternal>
          {termsMessages.title}
        </Link>
      </p>
    </Dialog>
  );
}
