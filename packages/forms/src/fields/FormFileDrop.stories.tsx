import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { chosenFile, chosenFiles, fileSets } from '../rules/index.ts';
import {
  answerSaved,
  FieldStage,
  onSubmit,
  refusedEmpty,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormFileDrop, type FormFileDropProps } from './FormFileDrop.tsx';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const logo = (name = 'logo.png') => new File([png], name, { type: 'image/png' });

const one = v.objectAsync({ logo: chosenFile(fileSets.logo) });
const several = v.objectAsync({ logos: chosenFiles(fileSets.logo, 2) });

interface ShownProps extends Omit<FormFileDropProps<{ logo: File | null }>, 'form' | 'name'> {
  initial?: File | null;
}

/** A file of a form, validated by its first bytes. */
function Shown({ initial = null, ...props }: ShownProps) {
  return (
    <FieldStage schema={one} initialValues={{ logo: initial }}>
      {(form) => <FormFileDrop {...props} form={form} name="logo" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByLabelText(/^Logo/u);
const use: FieldUse = {
  path: ['logo'],
  control,
  change: (canvas) => userEvent.upload(control(canvas), logo('other.png')),
  changeBack: (canvas) => userEvent.click(canvas.getByRole('button', { name: 'Remove other.png' })),
  showsInitial: (canvas) => expect(canvas.queryByRole('button', { name: 'Remove other.png' })).not.toBeInTheDocument(),
};

const meta = {
  title: 'Forms/Fields/File drop',
  component: Shown,
  args: {
    label: 'Logo',
    accept: fileSets.logo.extensions.map((extension) => `.${extension}`),
    acceptLabel: 'SVG, PNG or ICO',
    description: 'SVG, PNG or ICO, at most 1 MB',
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The form holds the file itself. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    const file = logo();
    await userEvent.upload(control(canvas), file);
    await expect(canvas.getByRole('button', { name: 'Remove logo.png' })).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ logo: file }));
  },
};

/** A name promises what the bytes do not keep: it is said as soon as the file is there, and goes with the file. */
export const AnotherTypeInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(control(canvas), new File(['not a picture'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription('This file type is not allowed.'));
    await userEvent.upload(control(canvas), logo());
    await waitFor(() => expect(control(canvas)).toBeValid());
  },
};

/** What is no such file at all is not taken; why is said at once. */
export const NotTaken: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(control(canvas), new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await expect(control(canvas)).toHaveAccessibleDescription(/notes\.txt cannot be used/u);
    await user.upload(control(canvas), logo());
    await waitFor(() => expect(control(canvas)).toBeValid());
  },
};

export const Empty: Story = refusedEmpty(use);
export const ServerError: Story = { args: { initial: logo() }, ...serverError(use) };

/** Unsaved with a file, and not without it. */
export const CleanAgain: Story = {
  play: async ({ canvas }) => {
    await use.change(canvas);
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes');
    await use.changeBack(canvas);
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Nothing to save');
  },
};

export const Reset: Story = {
  play: async ({ canvas }) => {
    await use.change(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => use.showsInitial(canvas));
  },
};

/** A list of files: each is validated, and so is their number. */
export const Several: Story = {
  render: ({ initial: _none, ...args }) => (
    <FieldStage schema={several} initialValues={{ logos: [] }}>
      {(form) => <FormFileDrop {...args} form={form} name="logos" maxCount={2} />}
    </FieldStage>
  ),
  play: async ({ canvas }) => {
    const files = [logo('one.png'), logo('two.png')];
    await userEvent.upload(control(canvas), files);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }));
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ logos: files.slice(1) }));
  },
};

/** Of several files some are taken: why others are not is said all the same, beside what is wrong with the taken ones. */
export const SomeNotTaken: Story = {
  ...Several,
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    const notes = new File(['text'], 'notes.txt', { type: 'text/plain' });
    await user.upload(control(canvas), [logo(), notes]);
    await expect(canvas.getByRole('button', { name: 'Remove logo.png' })).toBeVisible();
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription(/notes\.txt cannot be used/u));
    await user.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
    await waitFor(() => expect(control(canvas)).not.toHaveAccessibleDescription(/notes\.txt/u));
    await user.upload(control(canvas), [new File(['not a picture'], 'false.png', { type: 'image/png' }), notes]);
    await waitFor(() =>
      expect(control(canvas)).toHaveAccessibleDescription(
        /notes\.txt cannot be used.* This file type is not allowed\.$/u,
      ),
    );
  },
};
