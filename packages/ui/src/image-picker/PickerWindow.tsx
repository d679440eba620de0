import { forwardRef, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { TransferredFiles } from '../file-drop/index.ts';
import { useMessages } from '../messages/index.ts';
import { Tabs } from '../tabs/index.ts';
import { AltText } from './AltText.tsx';
import { BackdropContext } from './BackdropContext.ts';
import { CropFooter, CropStep, preloadCrop } from './CropStep.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import type { PickerOptions } from './ImagePicker.tsx';
import { imagePickerMessages } from './messages.ts';
import * as styles from './ImagePicker.css.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useImageSelection } from './useImageSelection.ts';
import { useCropping } from './useCropping.ts';
import { useDocumentFiles } from './useDocumentFiles.ts';
import { useGallery, withNew } from './useGallery.ts';
import { useImageLabels } from './useImageLabels.ts';
import type { Uploads, UploadsOptions } from './useUploads.ts';

interface PickerWindowProps extends PickerOptions {
  uploads: Uploads;
  uploadsOptions: UploadsOptions;
  /** Whether a confirmation dialog covers it. */
  isCovered: boolean;
  /** Requests to close; refused while files are uploading. */
  onClose: () => void;
}

/** The contents of an open picker. Its selection ends with it; uploads do not. */
export const PickerWindow = forwardRef<HTMLElement, PickerWindowProps>(function PickerWindow(
  {
    isOpen,
    value,
    onSelect,
    uploads,
    uploadsOptions: { source, rules, crop },
    defaultTab = 'upload',
    recommendedSize,
    backdrop,
    isNoneAllowed = true,
    noneDescription,
    isAltRequired = true,
    describeError,
    isCovered,
    onClose,
    ...rest
  },
  ref,
) {
  const messages = useMessages(imagePickerMessages);
  const imageLabels = useImageLabels(rules, recommendedSize);
  const [tab, setTab] = useState(defaultTab);
  const [isDeleting, setIsDeleting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [isGalleryRequested, setIsGalleryRequested] = useState(tab === 'select');
  const library = useGallery(source, isOpen && isGalleryRequested);
  const uploaded = uploads.uploads.flatMap(({ state }) => (state.kind === 'done' ? [state.image] : []));
  const selection = useImageSelection({ value, uploaded: uploaded.at(-1), isAltRequired });
  const cropping = useCropping(uploads, crop);
  const zone = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const { image } = selection;
  const isCropping = cropping.upload !== undefined;

  const addFiles = (transfer: TransferredFiles) => {
    if (transfer.files.length + transfer.folders.length === 0) return;
    setTab('upload');
    if (crop !== undefined) preloadCrop();
    const add = async () => {
      const waiting = await uploads.add(transfer);
      // A single image is cropped immediately; with several, the user chooses.
      if (waiting !== undefined) cropping.start(waiting);
    };
    void add();
  };
  useDocumentFiles(isOpen, isCovered || isDeleting || isCropping ? undefined : addFiles);

  const confirm = () => {
    const picked = selection.submit();
    if (picked === undefined) altField.current?.focus();
    else onSelect(picked);
  };

  /** Focuses the zone after the focused button was removed. */
  const focusZone = () => requestAnimationFrame(() => zone.current?.focus());
  const endCrop = () => {
    cropping.end();
    focusZone();
  };

  const footer = cropping.upload ? (
    <CropFooter
      {...cropping.frame}
      onBack={endCrop}
      onCrop={() => {
        cropping.send();
        endCrop();
      }}
    />
  ) : (
    <PickerFooter
      selection={selection}
      imageLabels={imageLabels}
      valueId={value?.id}
      isInGallery={tab === 'select'}
      alt={isAltRequired && <AltText selection={selection} fieldRef={altField} onSubmit={confirm} />}
      onDelete={() => {
        // Uploads that finish during the confirmation must not change its image.
        selection.choose(image);
        setIsDeleting(true);
      }}
      onCancel={onClose}
      onUse={confirm}
    />
  );

  return (
    <BackdropContext.Provider value={backdrop}>
      <Dialog
        {...rest}
        ref={ref}
        isOpen={isOpen}
        onOpenChange={isCropping ? endCrop : onClose}
        size="lg"
        title={isCropping ? messages.cropTitle : messages.title}
        footer={footer}
      >
        {cropping.upload && (
          <CropStep
            {...cropping.frame}
            key={cropping.upload.id}
            upload={cropping.upload}
            minSize={rules.minSize}
            pixels={imageLabels.pixels}
          />
        )}
        <div hidden={isCropping} className={styles.content}>
          <Tabs
            label={messages.tabs}
            value={tab}
            onChange={(next) => {
              setTab(next);
              setIsGalleryRequested(true);
            }}
            keepsPanelsMounted
            items={[
              {
                id: 'upload',
                label: messages.upload,
                panel: (
                  <UploadPanel
                    uploads={uploads}
                    types={rules.types}
                    recommendedSize={recommendedSize}
                    imageLabels={imageLabels}
                    chosenId={image?.id}
                    zoneRef={zone}
                    describeError={describeError}
                    onAdd={addFiles}
                    onCrop={cropping.start}
                    onChoose={selection.choose}
                    onRemove={({ id, state }) => {
                      if (state.kind === 'done') library.add(state.image);
                      uploads.dispatch({ type: 'removed', id });
                    }}
                  />
                ),
              },
              {
                id: 'select',
                label: messages.select,
                panel: (
                  <GalleryPanel
                    gallery={uploaded.reduce(withNew, library.gallery)}
                    chosen={image}
                    isNoneAllowed={isNoneAllowed}
                    noneDescription={noneDescription}
                    onChoose={selection.choose}
                    onLoadMore={library.loadMore}
                    onUpload={() => {
                      setTab('upload');
                      focusZone();
                    }}
                  />
                ),
              },
            ]}
          />
          <output className={styles.hidden}>{announcement}</output>
        </div>
      </Dialog>
      {image && (
        <ConfirmDialog
          isOpen={isDeleting}
          onOpenChange={setIsDeleting}
          tone="danger"
          title={messages.removeTitle(image.name)}
          confirmLabel={messages.removeConfirm}
          describeError={(error) => describeError?.(error) ?? messages.removeFailed(image.name)}
          onConfirm={async () => {
            await source.remove(image.id);
            library.remove(image.id);
            const sent = uploads.uploads.find(({ state }) => state.kind === 'done' && state.image.id === image.id);
            if (sent) uploads.dispatch({ type: 'removed', id: sent.id });
            setAnnouncement(messages.removed(image.name));
            selection.choose(undefined);
          }}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </BackdropContext.Provider>
  );
});
