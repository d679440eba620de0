import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { FormElement, FormErrorSummary, SubmitButton, useForm, type SubmitResult } from '../index.ts';
import { FormColor } from '../storybook/OwnField.tsx';
import { InviteUser } from '../storybook/TenLines.tsx';

const invite = fn<(values: object) => Promise<SubmitResult>>();
const onClose = fn<() => void>();

const brandRule = v.object({
  color: v.pipe(
    v.string(),
    v.check((color) => color !== '#ffffff', 'White on white is not readable.'),
  ),
});

function Brand() {
  const form = useForm({ schema: brandRule, initialValues: { color: '#0a5cd8' }, onSubmit: invite });
  return (
    <FormElement form={form} aria-label="Brand">
      <FormErrorSummary form={form} />
      <FormColor form={form} name="color" label="Brand color" />
      <SubmitButton form={form}>Save brand</SubmitButton>
    </FormElement>
  );
}

const meta = {
  title: 'Forms/Guide/Examples',
  component: InviteUser,
  tags: ['!autodocs'],
  args: { invite, onClose },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    invite.mockReset().mockResolvedValue({ kind: 'saved' });
    onClose.mockReset();
  },
} satisfies Meta<typeof InviteUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenLines: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Leïla');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Haddad');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'leila@solstice.tv{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(invite).toHaveBeenCalledOnce();
  },
};

/** An application's own control is validated and focused like any other. */
export const OwnField: Story = {
  render: () => <Brand />,
  play: async ({ canvas }) => {
    const color = canvas.getByLabelText('Brand color');
    await fireEvent.change(color, { target: { value: '#ffffff' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await waitFor(() => expect(color).toHaveFocus());
    await expect(color).toHaveAccessibleDescription('White on white is not readable.');
    await fireEvent.change(color, { target: { value: '#0a5cd8' } });
    await expect(color).toBeValid();
  },
};
