import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ImagePickerBoard } from '../storybook/ImagePickerBoard.tsx';
import { createPendingSource, paintedFile, sampleImage, sampleSource } from '../storybook/sampleImages.ts';
import { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';

/** Opens the picker from a button, and closes it after a selection. */
function Opener(props: ImagePickerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Choose image</Button>
      <ImagePicker
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setIsOpen(next);
        }}
        onSelect={(image) => {
          props.onSelect(image);
          setIsOpen(false);
        }}
      />
    </>
  );
}

const pendingSource = createPendingSource();

const meta = {
  title: 'Inputs/Image picker',
  component: ImagePicker,
  tags: ['draft'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, onOpenChange: fn(), onSelect: fn(), source: sampleSource(31) },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    pendingSource.uploads.length = 0;
  },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const zone = () => screen.findByLabelText('Images to upload', { selector: 'input' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
const row = (name: string) => screen.getByTitle(name).closest('li')!;
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Selects a file, uploads it, describes it, and uses it (18, 22). */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Images' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.upload(await zone(), await paintedFile('stadium.png', 320, 240));
    await expect(await within(dialog).findByText(/^Uploaded/u)).toBeVisible();
    await userEvent.click(await button('Use stadium.png'));
    const alt = screen.getByRole('textbox', { name: /Alternative text/u });
    await waitFor(() => expect(alt).toHaveFocus());
    await expect(alt).toHaveAccessibleDescription('Describe the image, or mark it as decorative.');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.type(alt, 'A stadium{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'stadium.png', alt: 'A stadium' }),
    );
    await waitUntilClosed();
    // The docs page shows it open.
    await userEvent.click(await button('Choose image'));
    await expect(await screen.findByRole('dialog', { name: 'Images' })).toBeVisible();
  },
};

/** Changes made by the upload are shown before the image is used. */
export const ChangedByUpload: Story = {
  args: {
    source: {
      ...sampleSource(0),
      upload: async () => ({ ...sampleImage(0), notice: 'Removed for security: embedded images.' }),
    },
  },
  play: async () => {
    await userEvent.upload(await zone(), await paintedFile('stadium.png', 320, 240));
    const changed = await screen.findByText('Removed for security: embedded images.');
    await expect(changed).toBeVisible();
    await expect(row('stadium.png').querySelector('img')).toHaveAttribute('src', sampleImage(0).url);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Files upload independently; a failed or canceled one keeps its position (5, 6, 7, 22). */
export const SeveralFiles: Story = {
  args: { source: pendingSource },
  play: async () => {
    const names = ['one.png', 'two.png', 'three.png', 'four.png'];
    await userEvent.upload(await zone(), await Promise.all(names.map((name) => paintedFile(name, 160, 120))));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(3));
    await expect(rows()).toHaveLength(4);
    await waitFor(() => expect(row('four.png')).toHaveTextContent('Queued'));

    pendingSource.uploads[0]?.onProgress(0.5);
    await waitFor(() => expect(within(row('one.png')).getByRole('progressbar')).toHaveAttribute('value', '0.5'));
    pendingSource.uploads[1]?.fail();
    await waitFor(() => expect(row('two.png')).toHaveTextContent('The file upload did not finish.'));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(4));

    (await button('Cancel one.png')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pendingSource.uploads[0]?.signal.aborted).toBe(true));
    await waitFor(() => expect(row('one.png')).toHaveTextContent('Upload canceled'));
    await expect(await button('Try again: one.png')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(5));
    // The canceled attempt is ignored when it ends.
    await pendingSource.uploads[0]?.arrive();
    await pendingSource.uploads[2]?.arrive();
    await waitFor(() => expect(row('three.png')).toHaveTextContent('Uploaded'));
    await expect(row('one.png')).not.toHaveTextContent('Uploaded');
    await expect(await button('Use three.png')).toBeVisible();
  },
};

/** Uploads two files, of which one has finished; returns a function to finish the other. */
const arriveTwo = async () => {
  await userEvent.upload(await zone(), [
    await paintedFile('one.png', 160, 120),
    await paintedFile('two.png', 160, 120),
  ]);
  await waitFor(() => expect(pendingSource.uploads).toHaveLength(2));
  await pendingSource.uploads[0]?.arrive();
  await button('Use one.png');
  return async () => {
    await pendingSource.uploads[1]?.arrive();
    await waitFor(() => expect(screen.getAllByText(/^Uploaded/u)).toHaveLength(2));
  };
};

/** An upload that finishes while another image is described changes neither the selection nor its text (24). */
export const ArrivesWhileDescribed: Story = {
  args: { source: pendingSource },
  play: async ({ args }) => {
    const arriveLast = await arriveTwo();
    const alt = screen.getByRole('textbox', { name: /Alternative text/u });
    await userEvent.type(alt, 'A sta');
    await arriveLast();
    await userEvent.type(alt, 'dium{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'one.png', alt: 'A stadium' }));
  },
};

const remove = fn(pendingSource.remove);

/** Deletes the confirmed image, even if another upload finishes meanwhile (24). */
export const ArrivesWhileDeleted: Story = {
  args: { source: { ...pendingSource, remove } },
  play: async () => {
    const arriveLast = await arriveTwo();
    await userEvent.click(screen.getByRole('tab', { name: 'Select image' }));
    await userEvent.click(await button('Delete one.png'));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Delete one.png?' });
    await arriveLast();
    await expect(confirmation).toHaveAccessibleName('Delete one.png?');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Delete image' }));
    await waitFor(() => expect(remove.mock.calls).toEqual([['one.png']]));
  },
};

/** Errors appear at each file, and depend on its content as well as its name (2, 3). */
export const RejectedFiles: Story = {
  args: {
    minSize: { width: 100, height: 100 },
    check: (file) => (file.name.includes('$') ? 'The file name has special characters.' : undefined),
  },
  play: async () => {
    const png = await paintedFile('photo.png', 160, 120);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await zone(), [
      new File([png], 'photo.jpg', { type: 'image/jpeg' }),
      new File(['GIF89a'], 'dance.gif', { type: 'image/gif' }),
      new File([], 'nothing.png', { type: 'image/png' }),
      new File([(await png.arrayBuffer()).slice(0, 12)], 'half.png', { type: 'image/png' }),
      await paintedFile('tiny.png', 40, 30),
      new File([png], '$.png', { type: 'image/png' }),
      png,
    ]);
    await waitFor(() => expect(row('photo.png')).toHaveTextContent('Uploaded'));
    // Files are checked concurrently.
    await waitFor(() => expect(screen.queryAllByText(/^Checking/u)).toHaveLength(0));
    await expect(row('photo.jpg')).toHaveTextContent(
      'This file is in PNG format, but its extension is for JPG or JPEG.',
    );
    await expect(row('dance.gif')).toHaveTextContent('This file type is not allowed: use JPG, JPEG, or PNG.');
    await expect(row('nothing.png')).toHaveTextContent('The file is empty.');
    await expect(row('half.png')).toHaveTextContent('The image is damaged and cannot be read.');
    await expect(row('tiny.png')).toHaveTextContent('The image is too small: 40 × 30 px. The minimum is 100 × 100 px.');
    await expect(row('$.png')).toHaveTextContent('The file name has special characters.');
  },
};

/** A file that is too large is re-encoded within the limit (4). */
export const ReducedFileSize: Story = {
  args: { source: pendingSource, maxBytes: 2_000 },
  play: async () => {
    const file = await paintedFile('stadium.png', 640, 480);
    await expect(file.size).toBeGreaterThan(2_000);
    await userEvent.upload(await zone(), file);
    await waitFor(() => expect(row('stadium.png')).toHaveTextContent('The file is too big (max 2 kB).'));
    await userEvent.click(await button('Make smaller stadium.png'));
    // Re-encoding until it fits takes a while on a busy machine.
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(1));
    await expect(pendingSource.uploads[0]?.file.size).toBeLessThanOrEqual(2_000);
    await expect(pendingSource.uploads[0]?.file.name).toBe('stadium.png');
  },
};

const transfer = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/** Pastes with the focus anywhere in the dialog, and drops next to the zone (1). */
export const PastedAndDropped: Story = {
  args: { defaultTab: 'select' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const clipboardData = transfer(await paintedFile('pasted.png', 160, 120));
    dialog.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await screen.findByTitle('pasted.png')).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Upload image' })).toHaveAttribute('aria-selected', 'true');
    const dataTransfer = transfer(await paintedFile('dropped.png', 160, 120));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    screen.getByRole('heading', { name: 'Images' }).dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(await screen.findByTitle('dropped.png')).toBeVisible();
    // The dialog ignores files that the zone has handled.
    const onZone = transfer(await paintedFile('zone.png', 160, 120));
    (await zone()).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: onZone }));
    await expect(await screen.findAllByTitle('zone.png')).toHaveLength(1);
  },
};

/** Closing or leaving the page asks for confirmation. Stopped uploads are still listed when it reopens (8, 9). */
export const ConfirmsClosing: Story = {
  args: { source: pendingSource },
  play: async ({ args }) => {
    await userEvent.upload(await zone(), await paintedFile('stadium.png', 160, 120));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    const confirmation = await screen.findByRole('alertdialog', { name: 'Stop the upload?' });
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Keep uploading' }));
    await waitFor(() => expect(confirmation).not.toBeInTheDocument());
    await expect(pendingSource.uploads[0]?.signal.aborted).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(await button('Cancel'));
    await userEvent.click(await button('Stop'));
    await waitUntilClosed();
    await expect(pendingSource.uploads[0]?.signal.aborted).toBe(true);
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    await expect(later.defaultPrevented).toBe(false);

    await userEvent.click(await button('Choose image'));
    await userEvent.click(await button('Try again: stadium.png'));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(2));
    await pendingSource.uploads[1]?.arrive();
    await waitFor(() => expect(row('stadium.png')).toHaveTextContent('Uploaded'));
  },
};

/** Fills a phone's window without overflow. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { recommendedSize: { width: 820, height: 300 } },
  play: async () => {
    await userEvent.upload(await zone(), await paintedFile('a-stadium-with-a-long-name.png', 320, 240));
    const description = await screen.findByText(/240 px; 820 × 300 px is best/u);
    await expect(description.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Files and galleries in all states. */
export const States: Story = { tags: ['board'], render: () => <ImagePickerBoard /> };
