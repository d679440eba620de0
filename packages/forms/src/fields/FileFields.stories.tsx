import type { ImageSource, PickedImage } from '@edge-console/ui/image-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { chosenFile, chosenFiles, fileSets } from '../rules/index.ts';
import { mockSaved, FieldStage, withLoadTimeout, type Canvas } from '../storybook/FieldStage.tsx';
import { changesAndResets, rejectsEmpty, showsServerErrors, type FieldCases } from '../storybook/fieldChecks.ts';
import { FormFileDrop } from './FormFileDrop.tsx';
import { FormImageField } from './FormImageField.tsx';

const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string, content: BlobPart = pngSignature) => new File([content], name, { type: 'image/png' });
const notes = new File(['text'], 'notes.txt', { type: 'text/plain' });

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`)}`;
const aurora: PickedImage = { id: '1', name: 'aurora.png', url: drawn('#12564a'), alt: 'Northern lights' };
const dawn: PickedImage = { id: '2', name: 'dawn.png', url: drawn('#f3b590'), alt: 'A fjord at dawn' };
const source: ImageSource = {
  list: () => Promise.resolve({ items: [aurora, dawn], total: 2 }),
  upload: () => Promise.reject(new Error('Offline')),
  remove: () => Promise.resolve(),
};

const schema = v.objectAsync({
  logo: chosenFile(fileSets.logo),
  icons: chosenFiles(fileSets.logo, 2),
  teaser: v.custom<PickedImage | null>(
    (value) => typeof value === 'object' && value !== null && 'url' in value,
    'Required field.',
  ),
});
type Values = v.InferInput<typeof schema>;

const types = {
  accept: fileSets.logo.extensions.map((extension) => `.${extension}`),
  acceptLabel: 'SVG, PNG or ICO',
  description: 'SVG, PNG or ICO, at most 1 MB',
};

interface FileFieldsProps {
  values: Values;
}

/** File and image fields. A file's first bytes identify its type. */
function FileFields({ values }: FileFieldsProps) {
  return (
    <FieldStage schema={schema} initialValues={values}>
      {(form) => (
        <>
          <FormFileDrop form={form} name="logo" label="Logo" {...types} />
          <FormFileDrop form={form} name="icons" label="Icons" maxCount={2} {...types} />
          <FormImageField form={form} name="teaser" label="Teaser" source={source} />
        </>
      )}
    </FieldStage>
  );
}

const logo = (canvas: Canvas) => canvas.getByLabelText(/^Logo/u);
const icons = (canvas: Canvas) => canvas.getByLabelText(/^Icons/u);
const teaser = (canvas: Canvas) => canvas.getByRole('button', { name: /^(?:Change|Choose image:) Teaser/u });
const remove = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
const chooseImage = async (canvas: Canvas, name: RegExp) => {
  teaser(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('tab', { name: 'Select image' }, withLoadTimeout));
  await userEvent.click(await screen.findByRole('radio', { name }, withLoadTimeout));
  await userEvent.click(screen.getByRole('button', { name: 'Use image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const newLogo = png('new-logo.png');
const [icon, otherIcon] = [png('icon.png'), png('other-icon.png')];

const fields: FieldCases = [
  {
    name: 'logo',
    control: logo,
    change: (canvas) => userEvent.upload(logo(canvas), newLogo),
    changed: newLogo,
    changeBack: (canvas) => remove(canvas, 'new-logo.png'),
    showsInitial: (canvas) => expect(canvas.queryByText('new-logo.png')).not.toBeInTheDocument(),
    emptyMessage: 'Required field.',
  },
  {
    name: 'icons',
    control: icons,
    change: async (canvas) => {
      await userEvent.upload(icons(canvas), [icon, otherIcon]);
      await remove(canvas, 'icon.png');
    },
    changed: [otherIcon],
    changeBack: (canvas) => remove(canvas, 'other-icon.png'),
    showsInitial: (canvas) => expect(canvas.queryByText('other-icon.png')).not.toBeInTheDocument(),
  },
  {
    name: 'teaser',
    control: teaser,
    change: (canvas) => chooseImage(canvas, /dawn/u),
    changed: dawn,
    changeBack: (canvas) => chooseImage(canvas, /aurora/u),
    showsInitial: (canvas) => expect(canvas.getByRole('img', { name: 'Northern lights' })).toBeVisible(),
    emptyMessage: 'Required field.',
  },
];

const meta = {
  title: 'Forms/Fields/Files and images',
  component: FileFields,
  subcomponents: { FormFileDrop, FormImageField },
  args: { values: { logo: null, icons: [], teaser: aurora } },
  beforeEach: mockSaved,
} satisfies Meta<typeof FileFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: changesAndResets(fields) };
export const Empty: Story = { args: { values: { logo: null, icons: [], teaser: null } }, play: rejectsEmpty(fields) };
export const ServerError: Story = {
  args: { values: { logo: png('logo.png'), icons: [], teaser: aurora } },
  play: showsServerErrors(fields),
};

/** A rejected file is reported as soon as it is chosen, until the next change of the field. */
export const RejectedFiles: Story = {
  play: async ({ canvas, step }) => {
    const user = userEvent.setup({ applyAccept: false });
    const disguised = png('disguised.png', 'not an image');
    await step('does not add a file of another type', async () => {
      await user.upload(logo(canvas), notes);
      await expect(logo(canvas)).toHaveAccessibleDescription(/notes\.txt cannot be used/u);
    });
    await step('reports a file whose content does not match its extension', async () => {
      await user.upload(logo(canvas), disguised);
      await waitFor(() => expect(logo(canvas)).toHaveAccessibleDescription('This file type is not allowed.'));
      await user.upload(logo(canvas), newLogo);
      await waitFor(() => expect(logo(canvas)).toBeValid());
    });
    await step('adds the accepted ones of several files', async () => {
      await user.upload(icons(canvas), [icon, notes]);
      await waitFor(() => expect(icons(canvas)).toHaveAccessibleDescription(/notes\.txt cannot be used/u));
      await remove(canvas, 'icon.png');
      await waitFor(() => expect(icons(canvas)).not.toHaveAccessibleDescription(/notes\.txt/u));
    });
    await step('shows both kinds of errors together', async () => {
      await user.upload(icons(canvas), [disguised, notes]);
      const both = /notes\.txt cannot be used.* This file type is not allowed\.$/u;
      await waitFor(() => expect(icons(canvas)).toHaveAccessibleDescription(both));
    });
  },
};
