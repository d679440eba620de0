import type { ReactNode } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { DownloadButton } from '../copy-button/DownloadButton.tsx';
import { Trash } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './ImagePicker.css.ts';
import type { ImageSelection } from './useImageSelection.ts';
import type { ImageLabels } from './useImageLabels.ts';

interface PickerFooterProps {
  selection: ImageSelection;
  imageLabels: ImageLabels;
  /** The image that is chosen outside, where nothing may be saved yet. */
  valueId: string | undefined;
  /** Whether the gallery is in view: what is chosen there can be downloaded and deleted. */
  isInGallery: boolean;
  /** How the chosen image is described. */
  alt: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
  onUse: () => void;
}

/** Saves the file under its own name, also where its address is another server's and `download` alone is not heard; whether it was saved. */
async function save(url: string, name: string): Promise<boolean> {
  const link = document.createElement('a');
  link.download = name;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    link.href = URL.createObjectURL(await response.blob());
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    // A server that is not asked by scripts may still be opened.
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
    return false;
  }
}

/** What is chosen, what can be done with it, and the way out. */
export function PickerFooter({
  selection: { image },
  imageLabels,
  valueId,
  isInGallery,
  alt,
  onDelete,
  onCancel,
  onUse,
}: PickerFooterProps) {
  const messages = useMessages(imagePickerMessages);
  const uses = image?.uses ?? [];
  const chosenHere = image?.id === valueId ? messages.inUseHere : undefined;
  return (
    <div className={styles.footer}>
      {alt}
      <div className={styles.actions}>
        {image && isInGallery && (
          <>
            <p className={styles.details}>{[image.name, ...imageLabels.details(image)].join(' · ')}</p>
            <DownloadButton
              key={image.id}
              label={messages.download(image.name)}
              object={image.name}
              variant="secondary"
              onDownload={() => save(image.url, image.name)}
            />
            <IconButton
              label={messages.remove(image.name)}
              icon={Trash}
              variant="secondary"
              disabledReason={uses.length === 0 ? chosenHere : messages.inUse(imageLabels.formatUses(uses))}
              onPress={onDelete}
            />
          </>
        )}
        <Button onPress={onCancel}>{messages.cancel}</Button>
        <Button
          variant="primary"
          disabledReason={image === undefined ? messages.chooseFirst : undefined}
          onPress={onUse}
        >
          {image && !isInGallery ? messages.useNamed(image.name) : messages.use}
        </Button>
      </div>
    </div>
  );
}
