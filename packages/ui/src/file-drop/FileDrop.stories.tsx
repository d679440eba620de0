import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Image, RotateCw } from '../icon/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { FileDrop, type FileDropProps, type FileRejection } from './FileDrop.tsx';
import type { ChosenFile } from './FileList.tsx';

/** Stores the files and shows the rejected ones, as a page does. */
function Page({ onAdd, onReject, onRemove, files: initial, ...rest }: FileDropProps) {
  const [files, setFiles] = useState(initial);
  const [rejections, setRejections] = useState<FileRejection[]>([]);
  return (
    <FileDrop
      {...rest}
      files={files}
      errorMessage={rejections[0]?.message ?? rest.errorMessage}
      onAdd={(added) => {
        onAdd(added);
        setRejections([]);
        // Two files can have the same name.
        const chosen = added.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }));
        setFiles(rest.maxCount === undefined ? chosen : [...files, ...chosen]);
      }}
      onReject={(refused) => {
        onReject(refused);
        setRejections(refused);
      }}
      onRemove={(id) => {
        onRemove(id);
        setFiles(files.filter((file) => file.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Inputs/File drop',
  component: FileDrop,
  tags: ['ready'],
  args: {
    label: 'Certificate',
    description: 'PEM, up to 64 kB',
    accept: ['.pem', '.crt'],
    acceptLabel: 'a .pem or .crt file',
    maxBytes: 64_000,
    files: [],
    onAdd: fn(),
    onReject: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <Column width={480}>
      <Page {...args} />
    </Column>
  ),
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const pem = () => new File(['-----BEGIN'], 'edge-2026.pem', { type: 'application/x-pem-file' });

/** One native control, used with the pointer, Enter or Space. A single file is replaced. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Certificate', { selector: 'input' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PEM, up to 64 kB');
    await expect(input).toHaveAttribute('accept', '.pem,.crt');
    await userEvent.upload(input, pem());
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    const list = within(canvas.getByRole('list', { name: 'Files' }));
    await expect(list.getByRole('listitem')).toHaveTextContent('edge-2026.pem');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added edge-2026.pem');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

// Native events: Testing Library's have no files.
const drag = (element: Element, type: string, dataTransfer: DataTransfer) =>
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const transfer = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/** The zone is highlighted while a file is over it or its content. */
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Certificate', { selector: 'input' });
    const zone = input.parentElement!;
    const dataTransfer = transfer(pem());
    drag(zone, 'dragenter', dataTransfer);
    drag(input, 'dragenter', dataTransfer);
    drag(zone, 'dragleave', dataTransfer);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    await expect(canvasElement).toHaveTextContent('Release to add');
    drag(input, 'dragleave', dataTransfer);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    drag(zone, 'dragenter', dataTransfer);
    drag(input, 'drop', dataTransfer);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('edge-2026.pem');
  },
};

/** A screenshot pasted while the zone has focus. */
export const Pasted: Story = {
  args: { label: 'Screenshot', accept: ['image/*'], description: 'Drop, paste or choose it' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Screenshot', { selector: 'input' });
    const clipboardData = transfer(new File(['x'], 'image.png', { type: 'image/png' }));
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('image.png');
  },
};

/** Messages of the files rejected in one call. */
const refusedBy = (spy: FileDropProps['onReject'], call: number): string[] =>
  (mocked(spy).mock.calls[call]?.[0] ?? []).map(({ message }) => message);

/** Rejected files are reported with a message and announced; the others are accepted. */
export const RejectedFiles: Story = {
  args: { maxCount: 2 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Certificate', { selector: 'input' });
    drag(
      input,
      'drop',
      transfer(
        new File(['x'], 'photo.gif', { type: 'image/gif' }),
        new File([new Uint8Array(64_001)], 'chain.pem'),
        new File([], 'empty.pem'),
        pem(),
      ),
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    const messages = refusedBy(args.onReject, 0);
    await expect(messages[0]).toBe('photo.gif cannot be used: the file must be a .pem or .crt file.');
    await expect(messages[1]).toMatch(/^chain\.pem is too big: the maximum is 64.kB\.$/u);
    await expect(messages[2]).toBe('empty.pem is empty.');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(messages[0]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Added edge-2026\.pem photo\.gif cannot be used/u);
    drag(input, 'drop', transfer(pem(), pem()));
    await expect(refusedBy(args.onReject, 1)).toEqual(['edge-2026.pem was skipped: only 2 files can be added.']);
  },
};

const chosen: ChosenFile[] = [
  { id: '1', name: 'northlight-aurora.png', size: 812_000, progress: 0.64 },
  { id: '2', name: 'fjord-dawn.jpg', size: 640_000, doneMessage: 'Uploaded' },
  { id: '3', name: 'stadium-wide.jpg', size: 4_200_000, errorMessage: 'The file is too big: the maximum is 1 MB.' },
  {
    id: '4',
    name: 'a-final-of-the-cup-with-a-very-long-name-from-a-camera.jpg',
    size: 712_000,
    errorMessage: 'The file upload did not finish.',
    action: (
      <Button size="sm" icon={RotateCw}>
        Try again
      </Button>
    ),
  },
];

/** Upload progress from the application. Long names are truncated in the middle. */
export const Progress: Story = {
  args: {
    label: 'Images',
    isLabelHidden: true,
    description: 'JPG or PNG, up to 1 MB each',
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 1_000_000,
    maxCount: 8,
    icon: Image,
    files: chosen,
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading northlight-aurora.png' });
    await expect(bar).toHaveAttribute('value', '0.64');
    await expect(canvas.getByText(/64.?% of 812.kB/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** After a removal, focus moves to the next file, then to the zone. */
export const Removed: Story = {
  args: { label: 'Images', maxCount: 8, accept: [], maxBytes: undefined, files: chosen.slice(1, 3) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Remove fjord-dawn.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
    await expect(canvas.getByRole('button', { name: 'Remove stadium-wide.jpg' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed fjord-dawn.jpg');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Images', { selector: 'input' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Certificate', { selector: 'input' });
    await expect(input).toBeDisabled();
    drag(input.parentElement!, 'drop', transfer(pem()));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الشهادة', description: 'حتى 64 كيلوبايت', maxCount: 4, files: chosen.slice(0, 2) },
  play: async ({ canvas }) => {
    const name = canvas.getByTitle('northlight-aurora.png');
    const [start, end] = name.children;
    await expect(start?.getBoundingClientRect().right).toBe(end?.getBoundingClientRect().left);
    await expect(name.getBoundingClientRect().right).toBe(name.parentElement?.getBoundingClientRect().right);
  },
};

const width = { inlineSize: 400, maxInlineSize: '100%' };
const none = { files: [], onAdd: fn(), onReject: fn(), onRemove: fn() };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => {
        const field = (
          <div style={width}>
            <FileDrop {...none} label="Certificate" description="PEM, up to 64 kB" />
          </div>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
          </BoardRow>
        );
      })}
      <BoardRow label="Invalid, disabled">
        <div style={width}>
          <FileDrop {...none} label="Certificate" isRequired errorMessage="Add the certificate of the domain." />
        </div>
        <div style={width}>
          <FileDrop {...none} label="Certificate" isDisabled description="PEM, up to 64 kB" />
        </div>
      </BoardRow>
      <BoardRow label="With files">
        <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
          <FileDrop {...none} label="Images" description="JPG or PNG, up to 1 MB each" maxCount={8} files={chosen} />
        </div>
        <div style={{ inlineSize: 288 }}>
          <FileDrop {...none} label="Images" description="Narrow" maxCount={8} files={chosen} />
        </div>
      </BoardRow>
    </Board>
  ),
};
