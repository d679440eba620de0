import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the browser page, to wait for content
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { ImagePicker } from '../image-picker/index.ts';
import { createPendingSource } from '../storybook/sampleImages.ts';
import { FileDrop, type FileRejection } from './index.ts';

let root: Root;
let container: HTMLElement;
const onAdd = vi.fn<(files: File[]) => void>();
const onReject = vi.fn<(rejections: FileRejection[]) => void>();

beforeEach(() => {
  onAdd.mockClear();
  onReject.mockClear();
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const showZone = async () => {
  root.render(<FileDrop label="Logo" files={[]} onAdd={onAdd} onReject={onReject} onRemove={() => {}} maxCount={5} />);
  await expect.element(page.getByLabelText('Logo')).toBeInTheDocument();
};
const zone = () => container.querySelector('input[type=file]') as HTMLElement;

function drag(type: string, target: Element, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}
const withFile = (file = new File(['x'], 'logo.png', { type: 'image/png' })) => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
};

test('ignores a file dropped next to the zone and keeps the page open', async () => {
  const field = container.appendChild(document.createElement('textarea'));
  await showZone();
  for (const target of [field, document.body, document.documentElement]) {
    const over = drag('dragover', target, withFile());
    expect([over.defaultPrevented, drag('drop', target, withFile()).defaultPrevented]).toEqual([true, true]);
  }
  expect(onAdd).not.toHaveBeenCalled();
  expect(drag('drop', zone(), withFile()).defaultPrevented).toBe(true);
  expect(onAdd).toHaveBeenCalledOnce();
});

test('leaves dropped text and other file inputs to the browser', async () => {
  const foreign = container.appendChild(document.createElement('input'));
  foreign.type = 'file';
  await showZone();
  expect(drag('drop', foreign, withFile()).defaultPrevented).toBe(false);
  const text = new DataTransfer();
  text.setData('text/plain', 'words');
  expect(drag('drop', document.body, text).defaultPrevented).toBe(false);
  root.render(null);
  await expect.poll(() => container.querySelectorAll('input').length).toBe(1);
  expect(drag('drop', document.body, withFile()).defaultPrevented).toBe(false);
});

/** A folder as browsers transfer it: a file without a type. Scripts cannot create such a transfer. */
function withFolder(name: string, file?: File): DataTransfer {
  const folder = new File([new Uint8Array(4_096)], name);
  const item = (one: File, isDirectory: boolean) => ({
    kind: 'file',
    type: one.type,
    getAsFile: () => new File([one], one.name, { type: one.type }),
    webkitGetAsEntry: () => ({ isDirectory }),
  });
  const all = [item(folder, true), ...(file ? [item(file, false)] : [])];
  const transfer = new DataTransfer();
  Object.defineProperties(transfer, {
    items: { value: all },
    files: { value: [folder, ...(file ? [file] : [])] },
    types: { value: ['Files'] },
  });
  return transfer;
}

test('rejects a folder with a message and accepts the files with it', async () => {
  await showZone();
  drag('drop', zone(), withFolder('Pictures', new File(['x'], 'logo.png', { type: 'image/png' })));
  expect(onAdd.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['logo.png']]);
  expect(onReject.mock.calls.flatMap(([all]) => all.map(({ reason, message }) => [reason, message]))).toEqual([
    ['folder', 'Pictures is a folder. Add the files inside it instead.'],
  ]);
});

test.each(['on the zone', 'beside it'])(
  'the image picker rejects a folder with a message, dropped %s',
  async (where) => {
    root.render(<ImagePicker isOpen source={createPendingSource()} onOpenChange={() => {}} onSelect={() => {}} />);
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
    const window = document.querySelector('[role=dialog]') as HTMLElement;
    const target = where === 'beside it' ? window : (window.querySelector('input[type=file]') as HTMLElement);
    drag('drop', target, withFolder('holiday.png'));
    await expect.element(page.getByText('This is a folder. Add the images inside it instead.')).toBeInTheDocument();
  },
);
