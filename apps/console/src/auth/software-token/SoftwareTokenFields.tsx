import { CopyButton } from '@edge-console/ui/copy-button';
import { QrCode } from '@edge-console/ui/qr-code';
import { useProductName } from '../../api/branding/hostBrand.ts';
import { softwareTokenMessages as messages } from './messages.ts';
import { CodeField } from './CodeField.tsx';
import { type Enrollment, otpauthUri, groupedKey } from './otpauthUri.ts';
import * as styles from './SoftwareToken.css.ts';
import type { CodeState } from './useCode.ts';

/** The app shows it under the product name or this host's brand. */
export type EnrolledToken = Omit<Enrollment, 'issuer'>;

/** QR code, key, and code field for setting up an authenticator app. The secret exists only in the props. */
export function SoftwareTokenFields({ secret, account, state }: EnrolledToken & { state: CodeState }) {
  const issuer = useProductName();
  return (
    <div className={styles.root}>
      <div className={styles.parts}>
        <div className={styles.scan}>
          <span className={styles.number} aria-hidden="true">
            1
          </span>
          {messages.scan}
        </div>
        <div className={styles.qrCode}>
          <QrCode value={otpauthUri({ secret, account, issuer })} label={messages.qrCodeLabel} />
        </div>
        <div className={styles.key}>
          <p className={styles.manualEntry}>{messages.manualEntry(issuer)}</p>
          <div className={styles.plate}>
            <code className={styles.secret} dir="ltr" translate="no">
              {groupedKey(secret)}
            </code>
            <CopyButton text={secret} object={messages.key} />
          </div>
        </div>
        <div className={styles.code}>
          <span className={styles.number} aria-hidden="true">
            2
          </span>
          <CodeField label={messages.enter} state={state} />
        </div>
      </div>
    </div>
  );
}
