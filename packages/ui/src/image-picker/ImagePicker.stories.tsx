import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ImagePickerBoard } from '../storybook/ImagePickerBoard.tsx';
import { createPendingSource, paintedFile, sampleImage, sampleSource } from '../storybook/sampleImages.ts';
import { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';

/** Opens it as a page would, and closes it when an image was chosen. */
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

/** From the desk to the page: chosen, sent, described, used (18, 22). */
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
    // Its page shows it open.
    await userEvent.click(await button('Choose image'));
    await expect(await screen.findByRole('dialog', { name: 'Images' })).toBeVisible();
  },
};

/** What the upload changed is shown before the image is used. */
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

/** Each file goes its own way; one that fails or is cancelled keeps its place and touches no other (5, 6, 7, 22). */
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
    await expect(await button('Retry one.png')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(5));
    // What the cancelled try still has to say is not heard.
    await pendingSource.uploads[0]?.arrive();
    await pendingSource.uploads[2]?.arrive();
    await waitFor(() => expect(row('three.png')).toHaveTextContent('Uploaded'));
    await expect(row('one.png')).not.toHaveTextContent('Uploaded');
    await expect(await button('Use three.png')).toBeVisible();
  },
};

/** Two are sent, and one has arrived; answers how the other arrives. */
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

/** What arrives while another is being described takes neither its place nor its words (24). */
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

/** What is deleted is what was asked about (24). */
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

/** What cannot be used is said at its file, by what it is and not only by its name (2, 3). */
export const Refused: Story = {
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
    // Each is validated in its own time.
    await waitFor(() => expect(screen.queryAllByText(/^Checking/u)).toHaveLength(0));
    await expect(row('photo.jpg')).toHaveTextContent('This file is PNG, but its extension says JPG or JPEG.');
    await expect(row('dance.gif')).toHaveTextContent('This file type is not allowed: use JPG, JPEG or PNG.');
    await expect(row('nothing.png')).toHaveTextContent('The file is empty.');
    await expect(row('half.png')).toHaveTextContent('The image is damaged and cannot be read.');
    await expect(row('tiny.png')).toHaveTextContent('The image is too small: 40 × 30 px. The minimum is 100 × 100 px.');
    await expect(row('$.png')).toHaveTextContent('The file name has special characters.');
  },
};

/** Too many bytes are no end: it is written anew, within the limit (4). */
export const MadeSmaller: Story = {
  args: { source: pendingSource, maxBytes: 2_000 },
  play: async () => {
    const file = await paintedFile('stadium.png', 640, 480);
    await expect(file.size).toBeGreaterThan(2_000);
    await userEvent.upload(await zone(), file);
    await waitFor(() => expect(row('stadium.png')).toHaveTextContent('The file is too big (max 2 kB).'));
    await userEvent.click(await button('Make smaller stadium.png'));
    // Encoded again and again until it fits, at the machine's own pace.
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

/** Wherever the focus is, and beside the zone as well (1). */
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
    // Once: what the zone takes is not taken again by the dialog.
    const onZone = transfer(await paintedFile('zone.png', 160, 120));
    (await zone()).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: onZone }));
    await expect(await screen.findAllByTitle('zone.png')).toHaveLength(1);
  },
};

/** Closed by mistake: it asks, and so does leaving the page. What was stopped is still there the next time (8, 9). */
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
    await userEvent.click(await button('Retry stadium.png'));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(2));
    await pendingSource.uploads[1]?.arrive();
    await waitFor(() => expect(row('stadium.png')).toHaveTextContent('Uploaded'));
  },
};

/** The whole window, and nothing runs out of it. */
export const OnAPhone: Story = {
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

/** Files in each state, and a gallery in each. */
export const States: Story = { tags: ['board'], render: () => <ImagePickerBoard /> };
