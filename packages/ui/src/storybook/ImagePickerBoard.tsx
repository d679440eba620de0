import { useRef } from 'react';
import { Board, BoardRow } from './Board.tsx';
import { sampleFile, sampleImage, sampleImages } from './sampleImages.ts';
import { AltText } from '../image-picker/AltText.tsx';
import { GalleryPanel } from '../image-picker/GalleryPanel.tsx';
import { UploadPanel } from '../image-picker/UploadPanel.tsx';
import type { Upload, UploadState } from '../image-picker/uploadReducer.ts';
import { useImageSelection } from '../image-picker/useImageSelection.ts';
import type { Gallery } from '../image-picker/useGallery.ts';
import { useImageLabels } from '../image-picker/useImageLabels.ts';

const noop = () => undefined;
const rules = { types: ['jpeg', 'png'], maxBytes: 1_048_576 } as const;
const states: readonly UploadState[] = [
  { kind: 'failed', error: undefined },
  { kind: 'done', image: sampleImage(1) },
  { kind: 'sending', share: 0.64 },
  { kind: 'refused', problem: { kind: 'content', detectedType: 'webp' }, isFixable: false },
  { kind: 'waiting', isSendable: true },
  { kind: 'done', image: sampleImage(5) },
  { kind: 'queued' },
  { kind: 'refused', problem: { kind: 'tooBig' }, isFixable: true },
  { kind: 'canceled' },
];

const uploads = states.map((state, index): Upload => {
  const file = sampleFile(index);
  return { id: String(index), original: file, file, attempt: 1, state };
});

const loaded: Gallery = {
  images: sampleImages(7),
  cursor: '7',
  total: 31,
  isLoaded: true,
  isPending: false,
  error: undefined,
};

/** The parts of the picker in each state, without the dialog. */
export function ImagePickerBoard() {
  const imageLabels = useImageLabels(rules, undefined);
  const zone = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const choice = useImageSelection({ value: { ...sampleImage(2), alt: '' }, uploaded: undefined, isAltRequired: true });
  const gallery = {
    isNoneAllowed: true,
    noneDescription: 'Shows the name',
    onChoose: noop,
    onLoadMore: noop,
    onUpload: noop,
  };
  const width = { inlineSize: 592, maxInlineSize: '100%' };
  return (
    <Board>
      <BoardRow label="Files in each state">
        <div style={width}>
          <UploadPanel
            uploads={{
              uploads,
              dispatch: noop,
              add: () => Promise.resolve(undefined),
              prepare: () => Promise.resolve(),
            }}
            types={rules.types}
            recommendedSize={undefined}
            imageLabels={imageLabels}
            chosenId={sampleImage(1).id}
            zoneRef={zone}
            describeError={undefined}
            onAdd={noop}
            onCrop={noop}
            onChoose={noop}
            onRemove={noop}
          />
        </div>
      </BoardRow>
      <BoardRow label="Gallery">
        <div style={width}>
          <GalleryPanel {...gallery} gallery={loaded} chosen={sampleImage(2)} />
        </div>
      </BoardRow>
      <BoardRow label="Described">
        <div style={width}>
          <AltText selection={choice} fieldRef={field} onSubmit={noop} />
        </div>
      </BoardRow>
      <BoardRow label="Loading, empty, failed">
        <div style={width}>
          <GalleryPanel {...gallery} gallery={{ ...loaded, isLoaded: false }} chosen={null} />
        </div>
        <div style={width}>
          <GalleryPanel {...gallery} gallery={{ ...loaded, images: [] }} chosen={null} />
        </div>
        <div style={width}>
          <GalleryPanel {...gallery} gallery={{ ...loaded, isLoaded: false, error: 'down' }} chosen={null} />
        </div>
      </BoardRow>
    </Board>
  );
}
