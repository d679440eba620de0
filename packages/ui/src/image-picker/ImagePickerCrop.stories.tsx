import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { createPendingSource, paintedFile, turnedFile } from '../storybook/sampleImages.ts';
import { ImagePicker } from './ImagePicker.tsx';

const pendingSource = createPendingSource();

const meta = {
  title: 'Inputs/Image picker',
  component: ImagePicker,
  tags: ['draft', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, onOpenChange: fn(), onSelect: fn(), source: pendingSource, crop: 'free' },
  beforeEach: () => {
    pendingSource.uploads.length = 0;
  },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const zone = () => screen.findByLabelText('Images to upload', { selector: 'input' });
const button = (name: string) => screen.findByRole('button', { name });
/** The crop's code loads on first use, which can be slow on a busy machine. */
const frame = () => screen.findByRole('group', { name: /Area to keep/u });
const shownSize = () =>
  /(\d+) × (\d+) px/u
    .exec(screen.getByText(/\d+ × \d+ px/u, { selector: 'p' }).textContent)
    ?.slice(1)
    .map(Number) ?? [];

/** The uploaded image: its pixels, and the color at the center of each quarter. */
async function sent() {
  // Cropping and encoding can be slow on a busy machine.
  await waitFor(() => expect(pendingSource.uploads).toHaveLength(1));
  const { file } = pendingSource.uploads[0]!;
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const colors = [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data;
      if (red > 200 && green > 150) return 'yellow';
      return red > green && red > blue ? 'red' : blue > green ? 'blue' : 'green';
    }),
  );
  const transparent = context.getImageData(0, 0, 1, 1).data[3] === 0;
  return { file, size: [bitmap.width, bitmap.height], colors, transparent };
}

/** A single file opens the crop. Uncropped, it is uploaded unchanged and its object URL revoked (10, 13, 21, 22). */
export const FullImage: Story = {
  play: async () => {
    const created = spyOn(URL, 'createObjectURL');
    const revoked = spyOn(URL, 'revokeObjectURL');
    const file = await paintedFile('stadium.jpg', 320, 240);
    await userEvent.upload(await zone(), file);
    const cropFrame = await frame();
    await waitFor(() => expect(cropFrame).toHaveFocus());
    await expect(shownSize()).toEqual([320, 240]);
    await userEvent.click(await button('Upload image'));
    const { file: arrived } = await sent();
    await expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    await waitFor(async () => expect(await zone()).toHaveFocus());
    await userEvent.click(await button('Remove stadium.jpg'));
    const addresses = created.mock.results.map(({ value }) => String(value));
    await expect(addresses.length).toBeGreaterThan(1);
    await waitFor(() => expect(revoked.mock.calls.map(([url]) => url).toSorted()).toEqual(addresses.toSorted()));
  },
};

/** The frame is resized with the keyboard down to the minimum; EXIF rotation is applied first (4, 11, 12). */
export const ExifRotation: Story = {
  args: { minSize: { width: 100, height: 162 } },
  play: async () => {
    await userEvent.upload(await zone(), await turnedFile('turned.jpg', 320, 160));
    const cropFrame = await frame();
    await waitFor(() => expect(cropFrame).toHaveFocus());
    await expect(shownSize()).toEqual([160, 320]);
    (await button('Bottom edge')).focus();
    for (let step = 0; step < 40 && (shownSize()[1] ?? 0) > 162; step += 1)
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    const [width = 0, height = 0] = shownSize();
    await expect(height).toBe(162);
    await userEvent.click(await button('Upload image'));
    const { size, colors } = await sent();
    await expect(size).toEqual([width, height]);
    // The upper half as displayed: blue and red side by side.
    await expect(colors).toEqual(['blue', 'red', 'blue', 'red']);
  },
};

/** With a required ratio, the frame starts with the largest part and keeps its ratio (12). */
export const FixedRatio: Story = {
  args: { crop: 1 },
  play: async () => {
    await userEvent.upload(await zone(), await paintedFile('wide.png', 320, 160));
    const cropFrame = await frame();
    await waitFor(() => expect(cropFrame).toHaveFocus());
    await expect(shownSize()).toEqual([160, 160]);
    await expect(screen.queryByRole('button', { name: 'Bottom edge' })).not.toBeInTheDocument();
    for (let step = 0; step < 60; step += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await userEvent.click(await button('Upload image'));
    const { size, colors } = await sent();
    await expect(size).toEqual([160, 160]);
    await expect(colors).toEqual(['red', 'red', 'blue', 'blue']);
  },
};

/** With a recommended ratio, another ratio is uploaded with a warning (13). */
export const RecommendedRatio: Story = {
  args: { crop: 6, isCropRequired: false, recommendedSize: { width: 360, height: 60 } },
  play: async () => {
    const file = await paintedFile('badge.png', 20, 20);
    await userEvent.upload(await zone(), file);
    await expect(await screen.findByText(/20 × 20 px; 360 × 60 px is best/u)).toBeVisible();
    await expect(await button('Crop badge.png')).toBeVisible();
    await userEvent.click(await button('Upload badge.png'));
    const { size } = await sent();
    await expect(size).toEqual([20, 20]);
  },
};

/** An image of another ratio is padded, unless the user crops it. The row says what was added (27). */
export const Padded: Story = {
  args: { crop: 6, fit: 'pad', recommendedSize: { width: 360, height: 60 } },
  play: async () => {
    await userEvent.upload(await zone(), await paintedFile('badge.png', 60, 20));
    await expect(await screen.findByText(/Padding will be added: 30 px left and right/u)).toBeVisible();
    await expect(await button('Crop badge.png')).toBeVisible();
    await userEvent.click(await button('Upload badge.png'));
    const { size, transparent } = await sent();
    await expect(size).toEqual([120, 20]);
    await expect(transparent).toBe(true);
    await pendingSource.uploads[0]?.arrive();
    await expect(await screen.findByText(/Uploaded · Padding added: 30 px left and right/u)).toBeVisible();
  },
};

/** A JPEG has no transparency, so it becomes a PNG. An SVG is padded too, and cannot be cropped (27). */
export const PaddedTypes: Story = {
  name: 'Padded JPEG and SVG',
  args: { crop: 6, fit: 'pad', types: ['jpeg', 'png', 'svg'] },
  play: async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="red" d="M0 0h60v20H0z"/></svg>';
    await userEvent.upload(await zone(), new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    await userEvent.click(await button('Upload logo.svg'));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(1));
    await expect(screen.queryByRole('button', { name: 'Crop logo.svg' })).not.toBeInTheDocument();
    await expect(await pendingSource.uploads[0]?.file.text()).toContain('viewBox="0 0 120 20"');
    await userEvent.upload(await zone(), await paintedFile('photo.jpg', 60, 20));
    await userEvent.click(await button('Upload photo.jpg'));
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(2));
    await expect(pendingSource.uploads[1]?.file.name).toBe('photo.png');
  },
};

/** Several files are cropped in any order; Back and Escape return to the list (13). */
export const CropSeveral: Story = {
  play: async () => {
    const files = [await paintedFile('one.png', 160, 120), await paintedFile('two.png', 160, 120)];
    await userEvent.upload(await zone(), files);
    await userEvent.click(await button('Crop two.png'));
    // Wait for the focused frame, or the key would be lost.
    const cropFrame = await frame();
    await waitFor(() => expect(cropFrame).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await zone()).toHaveFocus());
    await expect(pendingSource.uploads).toHaveLength(0);
    (await button('Upload one.png')).focus();
    await userEvent.keyboard('{Enter}');
    // Cropping and encoding can be slow on a busy machine.
    await waitFor(() => expect(pendingSource.uploads).toHaveLength(1));
    await expect(await button('Cancel one.png')).toHaveFocus();
    await expect(await button('Crop two.png')).toBeVisible();
  },
};
