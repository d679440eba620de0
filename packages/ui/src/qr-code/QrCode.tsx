import { assignInlineVars } from '@vanilla-extract/dynamic';
import { QRCodeSVG } from 'qrcode.react';
import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { qrCodeMessages } from './messages.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends ElementProps {
  /** The encoded text; more than some hundred characters are hard to scan. */
  value: string;
  /** What it is for: "Code for your authenticator app". The content is not read out. */
  label: string;
  /** Edge in px with its quiet zone; it shrinks with its container. @default 188 */
  size?: number;
  /** How much may be damaged or dirty: 7 % or, for print, 25 %. @default 'screen' */
  medium?: 'screen' | 'print';
  /** For people without a camera: the same as text, with a copy button. */
  children?: ReactNode;
}

/** Bytes that the largest code holds, by how much of it may be damaged. Of more the encoder makes an error, not a picture. */
const maxBytes = { screen: 2_953, print: 1_663 } as const;

/** A code for a camera. Always dark on light, in dark mode too: many scanners read no other. */
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
            // The quiet zone of the standard: without it a code on a dark page is not found.
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
