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
  /** ID of the form's current value, which is not saved yet. */
  valueId: string | undefined;
  /** Whether the gallery is visible: its images can be downloaded and deleted. */
  isInGallery: boolean;
  /** The description field of the selected image. */
  alt: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
  onUse: () => void;
}

/**
 * Downloads a file under its name, even from another origin, where `download` alone is ignored; returns whether it
 * worked.
 */
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
    // Without CORS, the URL can still be opened.
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
    return false;
  }
}

/** Details and actions of the selected image, and the dialog's buttons. */
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
  const chosenHere = image?.id === valueId ? messages.usedInForm : undefined;
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
              disabledReason={uses.length === 0 ? chosenHere : messages.usedIn(imageLabels.formatUses(uses))}
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
