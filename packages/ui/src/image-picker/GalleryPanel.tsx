import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Image, ImageUp } from '../icon/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { useMessages } from '../messages/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { EmptyState, ErrorState } from '../states/index.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './Gallery.css.ts';
import { GalleryTile } from './GalleryTile.tsx';
import type { StoredImage } from './imageSource.ts';
import { TileRadio } from './TileRadio.tsx';
import type { Gallery } from './useGallery.ts';

export interface GalleryPanelProps {
  gallery: Gallery;
  /** `null` for no image. */
  chosen: StoredImage | null | undefined;
  /** What is shown without an image. Omitted if an image is required, and so is the "No image" tile. */
  noneDescription: string | undefined;
  isNoneAllowed: boolean;
  onChoose: (image: StoredImage | null) => void;
  onLoadMore: () => void;
  onUpload: () => void;
}

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The stored images, and "No image". */
export function GalleryPanel({
  gallery,
  chosen,
  noneDescription,
  isNoneAllowed,
  onChoose,
  onLoadMore,
  onUpload,
}: GalleryPanelProps) {
  const messages = useMessages(imagePickerMessages);
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const { images, isLoaded, isPending, error, cursor, total } = gallery;

  // The retry button is removed.
  useEffect(() => {
    if (isLoaded && isRetried.current) panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isLoaded]);

  if (!isLoaded && error !== undefined) {
    const retry = () => {
      isRetried.current = true;
      onLoadMore();
    };
    return <ErrorState title={messages.listFailed} onRetry={retry} isPending={isPending} />;
  }
  if (!isLoaded) {
    return (
      <output aria-label={messages.loading} className={styles.grid}>
        {placeholders.map((key) => (
          <span key={key} className={styles.placeholder}>
            <Skeleton shape="block" height={104} />
            <Skeleton width="70%" />
          </span>
        ))}
      </output>
    );
  }
  return (
    <div ref={panel} className={styles.panel}>
      {(isNoneAllowed || images.length > 0) && (
        <div role="radiogroup" aria-label={messages.gallery} className={styles.grid}>
          {isNoneAllowed && (
            <div className={styles.tile}>
              <label className={styles.choice}>
                <span className={styles.none}>
                  <TileRadio group={group} isSelected={chosen === null} onSelect={() => onChoose(null)} />
                  <span>{messages.noImage}</span>
                </span>
                {noneDescription !== undefined && <span className={styles.name}>{noneDescription}</span>}
              </label>
            </div>
          )}
          <div ref={list} className={styles.tiles}>
            {images.map((image) => (
              <GalleryTile
                key={image.id}
                image={image}
                group={group}
                isSelected={chosen?.id === image.id}
                onSelect={() => onChoose(image)}
              />
            ))}
          </div>
        </div>
      )}
      {images.length === 0 ? (
        <EmptyState
          icon={Image}
          title={messages.emptyTitle}
          actions={
            <Button icon={ImageUp} onPress={onUpload}>
              {messages.upload}
            </Button>
          }
        >
          {messages.empty}
        </EmptyState>
      ) : (
        <LoadMore
          listRef={list}
          count={images.length}
          total={total}
          hasMore={cursor !== undefined}
          isPending={isPending}
          errorMessage={error === undefined ? undefined : messages.listFailed}
          onLoadMore={onLoadMore}
        />
      )}
    </div>
  );
}
