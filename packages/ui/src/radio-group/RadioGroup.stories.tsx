import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Globe, Route, Timer } from '../icon/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const policies = [
  { id: 'latency', label: 'Latency', description: 'Each viewer uses the pathway that responds first' },
  { id: 'weight', label: 'Weight', description: 'Viewers are distributed by the weights you set' },
  { id: 'geo', label: 'Region', description: 'Each region has its own pathway' },
];

const policyIcons = { latency: Timer, weight: Route, geo: Globe } as const;
const policiesWithIcons = policies.map((policy) => ({
  ...policy,
  icon: policyIcons[policy.id as keyof typeof policyIcons],
}));

const meta = {
  title: 'Inputs/Radio group',
  component: RadioGroup,
  tags: ['ready'],
  args: { label: 'Steering', items: policies, value: 'latency', onChange: fn() },
  render: (args) => (
    <Column width={480}>
      <Controlled initial={args.value} onChange={args.onChange as (id: string | null) => void}>
        {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<RadioGroupProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab enters at the selected option; arrow keys select. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const latency = canvas.getByRole('radio', { name: 'Latency' });
    await expect(latency).toHaveFocus();
    await expect(latency).toHaveAccessibleDescription('Each viewer uses the pathway that responds first');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weight');
    await userEvent.click(canvas.getByText('Region'));
    await expect(args.onChange).toHaveBeenLastCalledWith('geo');
    await expect(canvas.getByRole('radio', { name: 'Region' })).toBeChecked();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** For important choices: the whole card is clickable. */
export const Cards: Story = {
  args: { variant: 'cards', items: policiesWithIcons },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Viewers are distributed by the weights you set'));
    await expect(canvas.getByRole('radio', { name: 'Weight' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('weight');
  },
};

/** Side by side if they fit, otherwise stacked. */
export const CardsInARow: Story = {
  args: { variant: 'cards', orientation: 'row', items: policiesWithIcons },
  render: (args) => (
    <Column width={760}>
      <RadioGroup {...args} />
    </Column>
  ),
};

export const InARow: Story = {
  args: {
    label: 'Protocol',
    orientation: 'row',
    value: 'https',
    items: [
      { id: 'https', label: 'HTTPS' },
      { id: 'http', label: 'HTTP' },
      { id: 'both', label: 'Both' },
    ],
  },
};

/** Nothing is preselected when there is no obvious choice. */
export const NoneSelected: Story = {
  args: { value: null, isRequired: true, errorMessage: 'Choose how viewers are steered.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Steering' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose how viewers are steered.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Latency' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('latency');
  },
};

/** The Manifest option can be focused and read but not selected; IDs can be any text. */
export const OptionWithReason: Story = {
  args: {
    items: [
      { id: 'latency', label: 'Latency' },
      { id: 'by weight', label: 'Weight', disabledReason: 'Needs at least two pathways.' },
      { id: 'geo', label: 'Region' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const weight = canvas.getByRole('radio', { name: 'Weight' });
    await expect(weight).toHaveFocus();
    await expect(weight).toHaveAccessibleDescription('Needs at least two pathways.');
    await expect(weight).not.toBeChecked();
    await userEvent.click(weight);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Latency' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('geo');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التوجيه',
    variant: 'cards',
    items: [
      { id: 'latency', label: 'زمن الاستجابة', description: 'كل مشاهد إلى المسار الأسرع' },
      { id: 'weight', label: 'الوزن', description: 'حسب الأوزان' },
    ],
  },
};

const width = { inlineSize: 300 };
const two = policies.slice(0, 2);

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['plain', 'cards'] as const).map((variant) => (
        <BoardRow key={variant} label={`${variant === 'plain' ? 'Plain' : 'Cards'}: rest, hovered, focused`}>
          <div style={width}>
            <RadioGroup label={stateNames.rest} variant={variant} items={two} value="latency" onChange={fn()} />
          </div>
          {(['hover', 'focus-visible'] as const).map((state) => (
            <Forced key={state} state={state}>
              <div style={width}>
                <RadioGroup label={stateNames[state]} variant={variant} items={two} value="weight" onChange={fn()} />
              </div>
            </Forced>
          ))}
        </BoardRow>
      ))}
      {(['plain', 'cards'] as const).map((variant) => (
        <BoardRow key={variant} label={`${variant === 'plain' ? 'Plain' : 'Cards'}: invalid, disabled, with a reason`}>
          <div style={width}>
            <RadioGroup
              label="Invalid"
              isRequired
              variant={variant}
              items={two}
              value={null}
              errorMessage="Choose how viewers are steered."
              onChange={fn()}
            />
          </div>
          <div style={width}>
            <RadioGroup label="Disabled" isDisabled variant={variant} items={two} value="latency" onChange={fn()} />
          </div>
          <div style={width}>
            <RadioGroup
              label="With a reason"
              variant={variant}
              items={[
                policies[0]!,
                { id: 'by weight', label: 'Weight', disabledReason: 'Needs at least two pathways.' },
              ]}
              value="latency"
              onChange={fn()}
            />
          </div>
        </BoardRow>
      ))}
    </Board>
  ),
};
