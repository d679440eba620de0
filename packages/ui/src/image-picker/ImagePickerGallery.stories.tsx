import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sampleImage, sampleSource } from '../storybook/sampleImages.ts';
import { ImagePicker } from './ImagePicker.tsx';
import type { ImageSource } from './imageSource.ts';

const source = sampleSource(31);

const meta = {
  title: 'Inputs/Image picker',
  component: ImagePicker,
  tags: ['draft', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSelect: fn(),
    source,
    defaultTab: 'select',
    noneDescription: 'Shows the name',
  },
  beforeEach: () => {
    source.removed.length = 0;
  },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

/** One tab stop; arrow keys move across rows and columns. A selected image brings its description (15). */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const none = await radio(/^No image/u);
    none.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await radio(/stadium-night/u)).toBeChecked();
    const radios = screen.getAllByRole('radio');
    const tops = radios.map((one) => one.getBoundingClientRect().top);
    const columns = tops.findIndex((top) => top > tops[0]! + 1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[columns + 1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(radios.at(-1)).toBeChecked();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(screen.getByRole('textbox', { name: /Alternative text/u })).toHaveValue(sampleImage(0).alt);
    await userEvent.click(await button('Use image'));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining(sampleImage(0)));
  },
};

/** A logo for the other color mode is shown on that mode's background. */
export const Backdrop: Story = {
  args: { backdrop: 'light' },
  play: async () => {
    const tile = (await radio(/stadium-night/u)).closest('label')!;
    await expect(getComputedStyle(tile.querySelector('img')!).colorScheme).toBe('light');
  },
};

/** Loads the next page and focuses its first image (14). */
export const LoadsMore: Story = {
  play: async () => {
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(screen.getAllByRole('radio')[8]).toHaveFocus());
    await expect(screen.getAllByRole('radio')).toHaveLength(15);
    await expect(screen.getByText('14 of 31', { selector: 'span' })).toBeVisible();
  },
};

/** Deletes after a confirmation. An image in use cannot be deleted, and the button says where it is used (17). */
export const Deletes: Story = {
  args: { value: { ...sampleImage(0), alt: 'Ours' } },
  play: async () => {
    // Not in use yet, since its form is not saved.
    await expect(await button('Delete stadium-night.jpg')).toHaveAccessibleDescription(
      /selected in the form you came from/u,
    );
    await userEvent.click(await radio(/fjord-dawn/u));
    const used = await button('Delete fjord-dawn.jpg');
    await expect(used).toHaveAttribute('aria-disabled', 'true');
    await expect(used).toHaveAccessibleDescription(/It is in use: Sign-in pages, Side menu\./u);
    await userEvent.click(await radio(/cup-final/u));
    await userEvent.click(await button('Delete cup-final.jpg'));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete cup-final.jpg?' }));
    await expect(source.removed).toEqual([]);
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete image' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /cup-final/u })).not.toBeInTheDocument());
    await expect(source.removed).toEqual(['image-5']);
    await expect(screen.getByText('cup-final.jpg deleted')).toBeInTheDocument();
    await expect(screen.getByText('6 of 30', { selector: 'span' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

/** Downloads the image under its name instead of opening it (23). */
export const Downloads: Story = {
  args: { value: { ...sampleImage(0), alt: 'Ours' } },
  play: async () => {
    const saved: string[] = [];
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} from ${new URL(this.href).protocol}`);
    });
    await userEvent.click(await button('Download stadium-night.jpg'));
    await waitFor(() => expect(saved).toEqual(['stadium-night.jpg from blob:']));
    await waitFor(() => expect(screen.getAllByText('stadium-night.jpg downloaded')[0]).toBeInTheDocument());
    clicked.mockRestore();
  },
};

const broken: ImageSource = {
  ...source,
  list: () =>
    Promise.resolve({ items: [{ ...sampleImage(0), url: 'data:image/png;base64,AA' }, sampleImage(2)], total: 2 }),
};

/** A tile whose image fails to load has a retry button and can still be selected (16). */
export const ImageLoadError: Story = {
  args: { source: broken },
  play: async () => {
    const retry = await button('Try again: stadium-night.jpg');
    await expect(screen.getByText('The image could not be downloaded.')).toBeVisible();
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await radio(/stadium-night/u)).toHaveFocus();
    await expect(await button('Try again: stadium-night.jpg')).toBeVisible();
  },
};

const listImages = fn(source.list);

/** A list that fails to load can be retried, and focus continues in it (20, 22). */
export const ListLoadError: Story = {
  args: { source: { ...source, list: listImages } },
  beforeEach: () => {
    listImages.mockReset().mockImplementation(source.list);
    listImages.mockRejectedValueOnce(new Error('down'));
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Images could not be loaded.');
    await userEvent.click(await button('Try again'));
    await waitFor(async () => expect(await radio(/^No image/u)).toHaveFocus());
  },
};

/** The empty state explains the gallery and leads to the upload (20, 22). */
export const Empty: Story = {
  args: { source: sampleSource(0), isNoneAllowed: false },
  play: async () => {
    await expect(await screen.findByText('No images yet')).toBeVisible();
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(await button('Upload image'));
    const zone = await screen.findByLabelText('Images to upload', { selector: 'input' });
    await waitFor(() => expect(zone).toHaveFocus());
  },
};

/** "No image" needs no description; an image can be decorative (18, 19). */
export const NoImage: Story = {
  args: { value: { ...sampleImage(0), alt: 'Ours' } },
  play: async ({ args }) => {
    await expect(await radio(/stadium-night/u)).toBeChecked();
    await expect(screen.getByRole('textbox', { name: /Alternative text/u })).toHaveValue('Ours');
    await userEvent.click(await radio(/map-lines/u));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Decorative/u }));
    await userEvent.click(await button('Use image'));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ ...sampleImage(4), alt: '' });
    await userEvent.click(await radio(/^No image/u));
    await userEvent.click(await button('Use image'));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

/** Tiles start at the right, and arrow keys follow the visual order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const none = await radio(/^No image/u);
    none.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const next = await radio(/stadium-night/u);
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().right).toBeLessThan(none.getBoundingClientRect().right);
  },
};
