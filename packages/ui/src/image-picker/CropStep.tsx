import { createElement } from 'react';
import { Button } from '../button/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { Notice } from '../notice/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { isFullArea, fullArea, type CropArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './ImagePicker.css.ts';
import type { Upload } from './uploadReducer.ts';

const cropPanel = lazyPart(async () => (await import('./CropPanel.tsx')).CropPanel);

/** Preloads the crop's code. */
export const preloadCrop = cropPanel.preload;

export interface CropStepProps {
  upload: Upload;
  /** Width to height; free if absent. */
  ratio: number | undefined;
  area: CropArea;
  /** Minimum pixels of the result. */
  minSize: ImageSize | undefined;
  pixels: (size: ImageSize) => string;
  onChange: (area: CropArea) => void;
}

const unknownSize: ImageSize = { width: 1, height: 1 };

/** The image with its crop frame. */
export function CropStep({ upload, ...rest }: CropStepProps) {
  const messages = useMessages(imagePickerMessages);
  const Panel = cropPanel.usePart(true);
  return (
    <>
      {upload.isAnimated && <Notice tone="warning">{messages.losesAnimation}</Notice>}
      {Panel === undefined ? (
        <Skeleton shape="block" height={320} />
      ) : (
        createElement(Panel, { ...rest, file: upload.original, size: upload.size ?? unknownSize })
      )}
    </>
  );
}

interface CropFooterProps extends Pick<CropStepProps, 'ratio' | 'area' | 'onChange'> {
  onBack: () => void;
  onCrop: () => void;
}

/** Reset, and the buttons to go back or crop. */
export function CropFooter({ ratio, area, onChange, onBack, onCrop }: CropFooterProps) {
  const messages = useMessages(imagePickerMessages);
  return (
    <div className={styles.actions}>
      <span className={styles.details}>
        {ratio === undefined && !isFullArea(area) && (
          <Button variant="ghost" onPress={() => onChange(fullArea)}>
            {messages.fullImage}
          </Button>
        )}
      </span>
      <Button onPress={onBack}>{messages.back}</Button>
      <Button variant="primary" onPress={onCrop}>
        {messages.uploadCropped}
      </Button>
    </div>
  );
}
