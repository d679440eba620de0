import { assignInlineVars } from '@vanilla-extract/dynamic';
import { QRCodeSVG } from 'qrcode.react';
import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { qrCodeMessages } from './messages.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends ElementProps {
  /** The encoded text; more than a few hundred characters are hard to scan. */
  value: string;
  /** Its purpose: "QR code for your authenticator app". The content is not announced. */
  label: string;
  /** Width in px including the quiet zone; shrinks with its container. @default 188 */
  size?: number;
  /** Error correction: tolerates 7% damage or, for print, 25%. @default 'screen' */
  medium?: 'screen' | 'print';
  /** For people without a camera: the content as text, with a copy button. */
  children?: ReactNode;
}

/** Capacity in bytes by error correction level; the encoder throws beyond it. */
const maxBytes = { screen: 2_953, print: 1_663 } as const;

/** A QR code. Always dark on light, in the dark theme too: many scanners read nothing else. */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { value, label, size = 188, medium = 'screen', children, ...rest },
  ref,
) {
  const messages = useMessages(qrCodeMessages);
  const isTooLong = new TextEncoder().encode(value).length > maxBytes[medium];
  return (
    <div {...rest} ref={ref} className={styles.root}>
      <div className={styles.background} style={assignInlineVars({ [styles.edge]: `${size}px` })}>
        {isTooLong ? (
          <p className={styles.tooLong}>{messages.tooLong}</p>
        ) : (
          <QRCodeSVG
            value={value}
            size={size}
            level={medium === 'print' ? 'Q' : 'L'}
            // The standard quiet zone: without it, scanners miss a code on a dark page.
            marginSize={4}
            bgColor="transparent"
            fgColor="currentColor"
            title={label}
            className={styles.code}
          />
        )}
      </div>
      {children !== undefined && <div className={styles.alternative}>{children}</div>}
    </div>
  );
});
