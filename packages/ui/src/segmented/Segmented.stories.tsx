import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, Rows3, Rows4 } from '../icon/index.ts';
import { Row } from '../theme/StoryLayout.tsx';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

type Level = 'none' | 'read' | 'manage';

function LevelChoice(props: SegmentedProps<Level>) {
  const [value, setValue] = useState(props.value);
  return (
    <Segmented
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Segmented',
  component: LevelChoice,
  args: {
    label: 'Users',
    items: [
      { id: 'none', label: 'None' },
      { id: 'read', label: 'Read' },
      { id: 'manage', label: 'Manage' },
    ],
    value: 'read',
    onChange: fn(),
  },
} satisfies Meta<typeof LevelChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrow keys choose. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Manage'));
    await expect(args.onChange).toHaveBeenLastCalledWith('manage');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Read' })).toBeChecked();
  },
};

export const Small: Story = {
  render: () => (
    <Segmented
      label="Level"
      size="sm"
      value="read"
      onChange={fn()}
      items={[
        { id: 'none', label: 'None' },
        { id: 'read', label: 'Read' },
      ]}
    />
  ),
};

export const IconsOnly: Story = {
  render: () => (
    <Row>
      <Segmented
        label="Density"
        isIconOnly
        value="comfortable"
        onChange={fn()}
        items={[
          { id: 'comfortable', label: 'Comfortable', icon: <Icon icon={Rows3} size={14} /> },
          { id: 'compact', label: 'Compact', icon: <Icon icon={Rows4} size={14} /> },
        ]}
      />
    </Row>
  ),
};
