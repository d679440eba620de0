import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Icon, Image, ImageOff, TriangleExclamationPoint } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ImageSize } from '@edge-console/ui/image-picker';
import { useFormats } from '@edge-console/ui/formats';
import { useEffect, useState } from 'react';
import type { BrandAsset } from '../../api/branding/queries.ts';
import { identityMessages as messages } from './messages.ts';
import { appMessages } from '../../core/messages/messages.ts';
import * as styles from './Identity.css.ts';
import { measureContrast, type Mode } from './imageContrast.ts';
import { isBlurred, shownSizeOf, sizeMismatchOf, type Slot } from './slots.ts';

export type SlotRowProps = {
  slot: Slot;
  asset: BrandAsset | undefined;
  isLoading: boolean;
  isDark: boolean;
  disabledReason: string | undefined;
  onChange: (isDark: boolean) => void;
  onClear: () => void;
};

/** A warning about the image; undefined if it fits. */
function warningOf(url: string, size: ImageSize | undefined, { recommended }: Slot): string | undefined {
  if (!size || size.width === 0 || size.height === 0) return undefined;
  const { width, height } = size;
  const mismatch = sizeMismatchOf(size, recommended);
  if (mismatch) return (mismatch.isLarger ? messages.tooWide : messages.tooNarrow)(width, height, mismatch.percent);
  return isBlurred(url, size, recommended) ? messages.blurred(width, height) : undefined;
}

function fitText(size: ImageSize, { recommended }: Slot): string {
  const shown = shownSizeOf(size, recommended);
  const isExact = shown.width === recommended.width && shown.height === recommended.height;
  return isExact ? messages.fits(size.width, size.height) : messages.scaled(size, shown);
}

/** The image's intrinsic size: for an SVG on the page, WebKit returns its rendered size. */
async function sizeOf(url: string): Promise<ImageSize> {
  const image = document.createElement('img');
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** In each theme, the contrast of an image that is hard to see. */
function useFaintContrast(url: string | undefined) {
  const [measured, setMeasured] = useState<{ url: string; faint: Record<Mode, number | undefined> }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    measureContrast(url).then(
      (faint) => isCurrent && setMeasured({ url, faint }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return measured?.url === url ? measured?.faint : undefined;
}

/** A slot: its image, details, and a button to change it. */
export function SlotRow({ slot, asset, isLoading, isDark, disabledReason, onChange, onClear }: SlotRowProps) {
  const { name, usage } = messages.slots[slot.id];
  const own = (isDark ? asset?.darkUrl : asset?.url) ?? undefined;
  const shown = own ?? asset?.url ?? undefined;
  const isAutomatic = slot.id === 'TOUCH_ICON' && own?.endsWith('-touch.png') === true;
  const [measured, setMeasured] = useState<{ url: string; size: ImageSize }>();
  const [lost, setLost] = useState<string>();
  // Remounts the image, because the same element would not reload its URL.
  const [attempt, setAttempt] = useState(0);
  const isLost = shown !== undefined && lost === shown;
  const size = measured?.url === shown ? measured?.size : undefined;
  const warning = own === undefined || isAutomatic ? undefined : warningOf(own, size, slot);
  const { number } = useFormats();
  const faint = useFaintContrast(slot.hasDark && !isLost ? shown : undefined);
  const mode: Mode = isDark ? 'dark' : 'light';
  // A light logo is shown in both themes until there is a dark one.
  const faintMode = ([mode, 'dark'] as const).find(
    (one) => faint?.[one] !== undefined && (one === mode || asset?.darkUrl == null),
  );
  const verb = own === undefined || isAutomatic ? messages.upload : messages.change;

  const details = () => {
    if (isLoading) return <Skeleton width={96} />;
    if (isLost)
      return (
        <span className={styles.lost}>
          {messages.notDownloaded}{' '}
          <Button
            size="sm"
            aria-label={messages.downloadAgain(name)}
            onPress={() => {
              setLost(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {appMessages.retry}
          </Button>
        </span>
      );
    const ratio = faintMode && faint?.[faintMode];
    if (faintMode && ratio !== undefined)
      return (
        <span className={styles.lost}>
          <span className={styles.warning}>
            <Icon icon={TriangleExclamationPoint} size={14} />
            {messages.faint(faintMode, number(ratio, 1), faintMode === mode)}
          </span>
          {faintMode !== mode && (
            <Button
              size="sm"
              aria-label={messages.changeOf(messages.uploadDark, name)}
              disabledReason={disabledReason}
              onPress={() => onChange(true)}
            >
              {messages.uploadDark}
            </Button>
          )}
        </span>
      );
    if (warning !== undefined)
      return (
        <span className={styles.warning}>
          <Icon icon={TriangleExclamationPoint} size={14} />
          {warning}
        </span>
      );
    if (isAutomatic) return messages.fromSmallLogo;
    if (own !== undefined) return size ? fitText(size, slot) : ' ';
    return shown === undefined ? messages.none : messages.asOnLight;
  };

  return (
    <li className={styles.slot}>
      {shown === undefined || isLost ? (
        <div className={styles.noThumb}>
          <Icon icon={isLost ? ImageOff : Image} size={20} />
        </div>
      ) : (
        <div className={styles.thumb} data-mode={isDark ? 'dark' : 'light'}>
          <img
            key={`${shown} ${attempt}`}
            src={shown}
            alt=""
            className={styles.image}
            onLoad={() =>
              void sizeOf(shown).then(
                (found) => setMeasured({ url: shown, size: found }),
                () => setMeasured(undefined),
              )
            }
            onError={() => setLost(shown)}
          />
        </div>
      )}
      <div className={styles.textColumn}>
        <span className={styles.name}>
          {name} {isAutomatic && <Badge>{messages.automatic}</Badge>}
        </span>
        <span className={styles.caption}>{usage}</span>
        <span className={styles.caption}>{details()}</span>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={messages.changeOf(verb, name)}
          isDisabled={isLoading}
          disabledReason={disabledReason}
          onPress={() => onChange(isDark)}
        >
          {verb}
        </Button>
        {own !== undefined && !isAutomatic && (
          <Button
            variant="ghost"
            aria-label={messages.removeOf(name)}
            disabledReason={disabledReason}
            onPress={onClear}
          >
            {messages.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
