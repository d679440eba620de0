import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../theme/index.ts';
import { heldSource, paintedFile } from '../storybook/sampleImages.ts';
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

it('asks no longer whether to stop what has ended meanwhile, and stays open (9)', async () => {
  const source = heldSource();
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
