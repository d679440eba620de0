import { useContext, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon, ImageOff, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { BackdropContext } from './BackdropContext.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './Gallery.css.ts';
import type { StoredImage } from './imageSource.ts';
import { TileRadio, type TileRadioProps } from './TileRadio.tsx';

interface GalleryTileProps extends TileRadioProps {
  image: StoredImage;
}

/** An image of the gallery. If it fails to load, it can be retried on its own. */
export function GalleryTile({ image, ...radio }: GalleryTileProps) {
  const messages = useMessages(imagePickerMessages);
  const backdrop = useContext(BackdropContext);
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
              // A new element, since the same one would not request the same URL again.
              key={attempt}
              src={image.previewUrl ?? image.url}
              alt={image.alt ?? ''}
              loading="lazy"
              decoding="async"
              draggable={false}
              className={styles.image}
              data-mode={backdrop}
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
            aria-label={messages.retryNamed(image.name)}
            onPress={({ target }) => {
              // The button is removed, so the tile's radio button takes focus.
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
