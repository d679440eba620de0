import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../theme/index.ts';
import { createPendingSource, paintedFile } from '../storybook/sampleImages.ts';
import { ImagePicker } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it('closes the stop confirmation if the uploads end meanwhile, and stays open (9)', async () => {
  const source = createPendingSource();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  root.render(<ImagePicker isOpen source={source} onOpenChange={onOpenChange} onSelect={() => undefined} />);
  const zone = await screen.findByLabelText('Images to upload', { selector: 'input' });
  await userEvent.upload(zone, await paintedFile('stadium.png', 160, 120));
  await waitFor(() => expect(source.uploads).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('alertdialog', { name: 'Stop the upload?' });
  await source.uploads[0]?.arrive();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.upload(zone, await paintedFile('harbour.png', 160, 120));
  await waitFor(() => expect(source.uploads).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** A painted PNG with an animation chunk for two frames before the image data. */
async function animatedFile(name: string): Promise<File> {
  const bytes = new Uint8Array(await (await paintedFile(name, 160, 120)).arrayBuffer());
  // After the signature and the header chunk, which has 13 bytes.
  const behindHeader = 8 + 12 + 13;
  const chunkName = Array.from('acTL', (letter) => letter.charCodeAt(0));
  const control = [0, 0, 0, 8, ...chunkName, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
  const parts = [bytes.subarray(0, behindHeader), Uint8Array.from(control), bytes.subarray(behindHeader)];
  return new File(parts, name, { type: 'image/png' });
}

const show = async (props: { crop?: 'free'; maxBytes?: number }) => {
  const source = createPendingSource();
  root.render(
    <ImagePicker isOpen source={source} onOpenChange={() => undefined} onSelect={() => undefined} {...props} />,
  );
  return { source, zone: await screen.findByLabelText('Images to upload', { selector: 'input' }) };
};
const loss = /only the first frame is kept/u;

it('warns before cropping an animation that only its first frame is kept (25)', async () => {
  const { source, zone } = await show({ crop: 'free' });
  await userEvent.upload(zone, await animatedFile('waves.png'));
  await screen.findByRole('dialog', { name: 'Crop image' });
  await waitFor(() => expect(screen.getAllByText(loss).filter((one) => one.checkVisibility())).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(loss)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Upload waves.png' }));
  await waitFor(() => expect(source.uploads).toHaveLength(1));
});

it('warns before reducing an animation, but not a still image (25)', async () => {
  const { zone } = await show({ maxBytes: 100 });
  await userEvent.upload(zone, await animatedFile('waves.png'));
  expect(await screen.findByText(loss)).toBeVisible();
  await userEvent.upload(zone, await paintedFile('still.png', 160, 120));
  await screen.findByRole('button', { name: 'Make smaller still.png' });
  expect(screen.getAllByText(loss)).toHaveLength(1);
});

it('does not upload a truncated image and shows an error (2)', async () => {
  const { source, zone } = await show({});
  const fullFile = await paintedFile('stadium.png', 160, 120);
  await userEvent.upload(zone, new File([fullFile.slice(0, -20)], 'stadium.png', { type: 'image/png' }));
  expect(await screen.findByText(/is incomplete/u)).toBeVisible();
  expect(source.uploads).toHaveLength(0);
});
