import { useEffect, useRef, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { useMessages } from '../messages/index.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './CropPanel.css.ts';
import { minCropSize, pixelsOf, type CropArea } from './cropArea.ts';
import { FileImage } from './FileImage.tsx';
import type { ImageSize } from './content/imageContent.ts';

export interface CropPanelProps {
  file: File;
  /** Pixels, after EXIF rotation. */
  size: ImageSize;
  /** Width to height; free if absent. */
  ratio: number | undefined;
  area: CropArea;
  /** Minimum pixels of the result. */
  minSize: ImageSize | undefined;
  pixels: (size: ImageSize) => string;
  onChange: (area: CropArea) => void;
}

const percent = ({ x, y, width, height }: CropArea): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const shares = ({ x, y, width, height }: PercentCrop): CropArea => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

/** Smaller crops would have overlapping handles. */
const minSide = 24;

/** Selects the part of an image to keep. Always left to right, like the image. */
export function CropPanel({ file, size, ratio, area, minSize, pixels, onChange }: CropPanelProps) {
  const messages = useMessages(imagePickerMessages);
  const { handles } = messages;
  const cropLabel = (of: CropArea) => messages.cropSize(pixels(pixelsOf(of, size)));
  const [announcement, setAnnouncement] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  /** Screen px per image pixel. */
  const [scale, setScale] = useState(0);
  const minSizePixels = minCropSize(minSize, ratio);
  useEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const shownWidth = current.querySelector('img')?.getBoundingClientRect().width ?? 0;
      setScale(shownWidth / size.width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [size.width]);
  return (
    <div ref={panel} className={styles.root}>
      <div dir="ltr" className={styles.stage}>
        <ReactCrop
          crop={percent(area)}
          {...(ratio === undefined ? {} : { aspect: ratio })}
          keepSelection
          minWidth={Math.max(minSide, minSizePixels.width * scale)}
          minHeight={Math.max(minSide, minSizePixels.height * scale)}
          ruleOfThirds
          ariaLabels={{
            cropArea: messages.cropArea,
            nwDragHandle: handles.nw,
            nDragHandle: handles.n,
            neDragHandle: handles.ne,
            eDragHandle: handles.e,
            seDragHandle: handles.se,
            sDragHandle: handles.s,
            swDragHandle: handles.sw,
            wDragHandle: handles.w,
          }}
          onChange={(_, crop) => onChange(shares(crop))}
          onComplete={(_, crop) => setAnnouncement(cropLabel(shares(crop)))}
        >
          <FileImage
            file={file}
            alt={messages.preview(file.name)}
            className={styles.image}
            draggable={false}
            // The button that opened the crop is removed.
            onLoad={() => panel.current?.querySelector<HTMLElement>('[role=group]')?.focus()}
          />
        </ReactCrop>
      </div>
      <p aria-hidden="true" className={styles.size}>
        {cropLabel(area)}
      </p>
      <output className={styles.hidden}>{announcement}</output>
    </div>
  );
}
