import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImageSource, PickedImage } from '@edge-console/ui/image-picker';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  onSubmit,
  patiently,
  refusedEmpty,
  reset,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormImageField, type FormImageFieldProps } from './FormImageField.tsx';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`;
const aurora: PickedImage = { id: '1', name: 'aurora.png', url: drawn('#12564a'), alt: 'Northern lights' };
const dawn: PickedImage = { id: '2', name: 'dawn.png', url: drawn('#f3b590'), alt: 'A fjord at dawn' };

const source: ImageSource = {
  list: () => Promise.resolve({ items: [aurora, dawn], total: 2 }),
  upload: () => Promise.reject(new Error('The line is down')),
  remove: () => Promise.resolve(),
};

const isImage = v.custom<PickedImage | null>((value) => value !== null, 'Required field.');
const schema = v.object({ image: isImage });

interface ShownProps extends Omit<FormImageFieldProps<{ image: PickedImage | null }>, 'form' | 'name'> {
  initial?: PickedImage | null;
}

/** An image of a form. */
function Shown({ initial = aurora, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ image: initial }}>
      {(form) => <FormImageField {...props} form={form} name="image" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('button', { name: /^(?:Change|Choose image:) Teaser/u });
const choose = (name: RegExp) => async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard('{Enter}');
  const tab = await screen.findByRole('tab', { name: 'Select image' }, patiently);
  await userEvent.click(tab);
  await userEvent.click(await screen.findByRole('radio', { name }, patiently));
  await userEvent.click(screen.getByRole('button', { name: 'Use image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const use: FieldUse = {
  path: ['image'],
  control,
  change: choose(/dawn/u),
  changeBack: choose(/aurora/u),
  showsInitial: (canvas) => expect(canvas.getByRole('img', { name: 'Northern lights' })).toBeVisible(),
};

const meta = {
  title: 'Forms/Fields/Image field',
  component: Shown,
  args: { label: 'Teaser', source },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The form holds the image with its description. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await use.change(canvas);
    await expect(canvas.getByRole('img', { name: 'A fjord at dawn' })).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ image: dawn }));
  },
};

export const Empty: Story = { args: { initial: null }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
