import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon, Image, ImageOff, Moon, RotateCw, Sun } from '../icon/index.ts';
import type { PickedImage } from '../image-picker/index.ts';
import type { ImageLabels } from '../image-picker/useImageLabels.ts';
import { useMessages } from '../messages/index.ts';
import { Segmented } from '../segmented/index.ts';
import { imageFieldMessages } from './messages.ts';
import * as styles from './ImageField.css.ts';

interface ImagePreviewProps {
  image: PickedImage | null;
  isInvalid: boolean;
  /** Whether the field asks for a description, which is then shown. */
  isAltShown: boolean;
  imageLabels: ImageLabels;
  /** Called on Try again: the pressed button is removed. */
  onRetry: () => void;
}

/** The image on a checkerboard, with Try again if it fails to load. */
function PreviewImage({ image, onRetry }: Pick<ImagePreviewProps, 'onRetry'> & { image: PickedImage }) {
  const messages = useMessages(imageFieldMessages);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  if (!hasFailed)
    return (
      <img key={attempt} src={image.url} alt={image.alt} className={styles.image} onError={() => setHasFailed(true)} />
    );
  return (
    <span role="alert" className={styles.lost}>
      <Icon icon={ImageOff} size={20} />
      <span>{messages.notDownloaded}</span>
      <Button
        size="sm"
        icon={RotateCw}
        onPress={() => {
          onRetry();
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {messages.retry}
      </Button>
    </span>
  );
}

/** Previews of the image on light and dark, with its details. */
export function ImagePreview({ image, isInvalid, isAltShown, imageLabels, onRetry }: ImagePreviewProps) {
  const messages = useMessages(imageFieldMessages);
  const [backdrop, setBackdrop] = useState<'light' | 'dark'>('light');
  if (image === null) {
    return (
      <div className={styles.empty} data-invalid={isInvalid || undefined}>
        <Icon icon={Image} size={20} />
        <span>{messages.none}</span>
      </div>
    );
  }
  return (
    <>
      <div tabIndex={-1} className={styles.board} data-invalid={isInvalid || undefined} data-mode={backdrop}>
        <PreviewImage key={image.url} image={image} onRetry={onRetry} />
      </div>
      <div className={styles.text}>
        <span className={styles.name}>{image.name}</span>
        <span className={styles.details}>{imageLabels.details(image).join(' · ')}</span>
        {isAltShown && (
          <span className={styles.details}>{image.alt === '' ? messages.decorative : `“${image.alt}”`}</span>
        )}
        <span className={styles.backdrop}>
          <Segmented
            label={messages.backdrop}
            size="sm"
            isIconOnly
            value={backdrop}
            onChange={setBackdrop}
            items={[
              { id: 'light', label: messages.light, icon: Sun },
              { id: 'dark', label: messages.dark, icon: Moon },
            ]}
          />
        </span>
      </div>
    </>
  );
}
