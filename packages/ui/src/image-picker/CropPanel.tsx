import { useRef, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { imagePickerMessages } from '../messages/english/imagePicker.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './CropPanel.css.ts';
import type { CropArea } from './encoding.ts';
import { FilePicture } from './FilePicture.tsx';
import type { ImageSize } from './imageSize.ts';

export interface CropPanelProps {
  file: File;
  /** Its pixels, turned as it is shown. */
  size: ImageSize;
  /** Width to height; any when absent. */
  ratio: number | undefined;
  area: CropArea;
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

/** Smaller, and its handles would lie over each other. */
const leastSide = 24;

/** Which part of an image is kept. It is left to right in every language, as the image is. */
export function CropPanel({ file, size, ratio, area, pixels, onChange }: CropPanelProps) {
  const texts = useMessages(imagePickerMessages);
  const { handles } = texts;
  const kept = (of: CropArea) =>
    texts.cropSize(pixels({ width: Math.round(of.width * size.width), height: Math.round(of.height * size.height) }));
  const [news, setNews] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className={styles.root}>
      <div dir="ltr" className={styles.stage}>
        <ReactCrop
          crop={percent(area)}
          {...(ratio === undefined ? {} : { aspect: ratio })}
          keepSelection
          minWidth={leastSide}
          minHeight={leastSide}
          ruleOfThirds
          ariaLabels={{
            cropArea: texts.cropArea,
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
          onComplete={(_, crop) => setNews(kept(shares(crop)))}
        >
          <FilePicture
            file={file}
            alt={texts.preview(file.name)}
            className={styles.image}
            draggable={false}
            // What was pressed to come here is gone.
            onLoad={() => panel.current?.querySelector<HTMLElement>('[role=group]')?.focus()}
          />
        </ReactCrop>
      </div>
      <p aria-hidden="true" className={styles.size}>
        {kept(area)}
      </p>
      <output className={styles.hidden}>{news}</output>
    </div>
  );
}
