import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon, ImageOff, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './Gallery.css.ts';
import type { StoredImage } from './imageSource.ts';
import { TileRadio, type TileRadioProps } from './TileRadio.tsx';

interface GalleryTileProps extends TileRadioProps {
  image: StoredImage;
}

/** One image of the gallery. What did not arrive can be asked for again, without the others. */
export function GalleryTile({ image, ...radio }: GalleryTileProps) {
  const messages = useMessages(imagePickerMessages);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.tile}>
      <label className={styles.choice}>
        <span className={styles.thumbnail}>
          {hasFailed ? (
            <span className={styles.lost}>
              <Icon icon={ImageOff} size={20} />
              <span>{messages.notDownloaded}</span>
            </span>
          ) : (
            <img
              // Another element: the same would not ask for the same address again.
              key={attempt}
              src={image.previewUrl ?? image.url}
              alt={image.alt ?? ''}
              loading="lazy"
              decoding="async"
              draggable={false}
              className={styles.image}
              onError={() => setHasFailed(true)}
            />
          )}
          <TileRadio {...radio} />
        </span>
        <span className={styles.name} title={image.name}>
          {image.name}
        </span>
      </label>
      {hasFailed && (
        <span className={styles.retry}>
          <Button
            size="sm"
            icon={RotateCw}
            aria-label={messages.retryDownload(image.name)}
            onPress={({ target }) => {
              // The button goes: what it was about has the focus then.
              target.closest(`.${styles.tile}`)?.querySelector('input')?.focus();
              setHasFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {messages.retry}
          </Button>
        </span>
      )}
    </div>
  );
}
