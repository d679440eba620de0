import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { sampleSource, paintedFile } from '../storybook/sampleImages.ts';
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

const meta = {
  title: 'Inputs/Image picker',
  component: ImagePicker,
  tags: ['draft'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, onOpenChange: fn(), onSelect: fn(), source: sampleSource(31) },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const zone = () => screen.findByLabelText('Images to upload', { selector: 'input' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** From the desk to the page: chosen, sent, described, used. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Images' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const file = await paintedFile('stadium.png', 320, 240);
    await userEvent.upload(await zone(), file);
    await expect(await within(dialog).findByText(/^Uploaded/u)).toBeVisible();
    await userEvent.click(await button('Use stadium.png'));
    const alt = screen.getByRole('textbox', { name: 'Alternative text' });
    await waitFor(() => expect(alt).toHaveFocus());
    await userEvent.type(alt, 'A stadium');
    await userEvent.click(await button('Use stadium.png'));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'stadium.png', alt: 'A stadium' }),
    );
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** What was sent before. */
export const Gallery: Story = { args: { defaultTab: 'select' } };
