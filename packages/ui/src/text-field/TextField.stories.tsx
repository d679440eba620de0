import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, Timer } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Spinner } from '../progress/index.ts';
import { Column } from '../theme/StoryLayout.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Controlled({ value: initial, onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Name', value: '', onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled {...args} />
    </Column>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'cdn-aurora', description: 'Letters, numbers, dots, hyphens' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveAccessibleDescription('Letters, numbers, dots, hyphens');
    await userEvent.click(canvas.getByText('Name'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'aurora-eu');
    await expect(args.onChange).toHaveBeenLastCalledWith('aurora-eu');
  },
};

export const Required: Story = {
  args: { label: 'Last name', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeRequired();
  },
};

export const Optional: Story = {
  args: { label: 'Phone', isOptionalShown: true, placeholder: '+33612345678', type: 'tel' },
};

/** The error takes the hint's place and is read with the field. */
export const Invalid: Story = {
  args: {
    label: 'E-mail',
    isRequired: true,
    value: 'amara.okafor@solstice.tv',
    description: 'They sign in with it',
    errorMessage: 'The account could not be created: this e-mail is already in use.',
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.errorMessage ?? '');
  },
};

export const ReadOnly: Story = {
  args: { value: 'basalt-global', isReadOnly: true, description: 'The name cannot change after creation' },
};

export const Disabled: Story = {
  args: { value: 'tidal-apac', isDisabled: true },
};

export const Adorned: Story = {
  render: () => (
    <Column width={360}>
      <Controlled
        label="Time to live"
        value="300"
        onChange={fn()}
        inputMode="numeric"
        prefix={<Icon icon={Timer} />}
        suffix="seconds"
      />
      <Controlled label="Company name" value="Solstice TV" onChange={fn()} suffix={<Spinner label="Checking" />} />
      <Controlled label="E-mail" value="" onChange={fn()} labelEnd={<Link href="#forgot">Forgot it?</Link>} />
    </Column>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Column width={360}>
      <Controlled label="Small 28" size="sm" value="aurora-eu" onChange={fn()} />
      <Controlled label="Medium 32" size="md" value="aurora-eu" onChange={fn()} />
      <Controlled label="Large 36" value="aurora-eu" onChange={fn()} />
      <Controlled label="Extra large 44" size="xl" placeholder="name@company.com" value="" onChange={fn()} />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'aurora eu', isRequired: true, prefix: <Icon icon={Timer} />, errorMessage: 'Required field.' },
};
