import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  subcomponents: { RangeSlider },
  tags: ['ready'],
  args: { label: 'Share of viewers', value: 30, onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Slider {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const percent = (value: number) => `${value}%`;

/** The formatted value is shown next to the label and announced. */
export const Default: Story = {
  args: { formatValue: percent },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of viewers' });
    await expect(slider).toHaveAttribute('aria-valuetext', '30%');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.input(slider, { target: { value: '31' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await expect(canvas.getByText('31%')).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', '31%');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Marks at meaningful values, with labels below where they help. */
export const Marks: Story = {
  args: {
    label: 'Quality',
    minValue: 0,
    maxValue: 4,
    value: 2,
    formatValue: (value) => ['240p', '480p', '720p', '1080p', '2160p'][value] ?? '',
    marks: [
      { value: 0, label: '240p' },
      { value: 1 },
      { value: 2, label: '720p' },
      { value: 3 },
      { value: 4, label: '2160p' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Quality' })).toHaveAttribute('aria-valuetext', '720p');
  },
};

const seconds = [1, 2, 3, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800];

/** A scale from seconds to minutes: each step of the keyboard is about as large as the value. */
export const Stops: Story = {
  args: {
    label: 'Time to live',
    value: 40,
    stops: seconds,
    formatValue: (value) => `${value} s`,
    marks: [
      { value: 1, label: '1 s' },
      { value: 60, label: '1 min' },
      { value: 1800, label: '30 min' },
    ],
  },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Time to live' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40 s');
    await expect(slider).toHaveValue('6');
    await fireEvent.input(slider, { target: { value: '7' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await fireEvent.input(slider, { target: { value: '12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(1800);
  },
};

const changed = fn();
const hours = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Each thumb has its own name, and they cannot cross. Pressing the track moves the closer one. */
export const Range: Story = {
  render: () => (
    <Column width={360}>
      <Controlled initial={[8, 18] as [number, number]} onChange={changed}>
        {(value, onChange) => (
          <RangeSlider
            label="Service hours"
            maxValue={24}
            formatValue={hours}
            marks={[0, 6, 12, 18, 24].map((hour) => ({ value: hour, label: hours(hour) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </Controlled>
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const from = canvas.getByRole('slider', { name: 'Service hours, From' });
    const to = canvas.getByRole('slider', { name: 'Service hours, To' });
    await expect(from).toHaveAttribute('aria-valuetext', '08:00');
    await fireEvent.input(from, { target: { value: '23' } });
    await expect(changed).toHaveBeenLastCalledWith([18, 18]);
    await fireEvent.input(from, { target: { value: '8' } });
    await fireEvent.input(to, { target: { value: '20' } });
    await expect(changed).toHaveBeenLastCalledWith([8, 20]);
    const line = from.parentElement!;
    const { left, width, top } = line.getBoundingClientRect();
    line.setPointerCapture = () => {};
    const at = (hour: number) => ({
      clientX: left + 9 + ((width - 18) * hour) / 24,
      clientY: top + 14,
      button: 0,
      pointerId: 1,
    });
    await fireEvent.pointerDown(line, at(4));
    await expect(changed).toHaveBeenLastCalledWith([4, 20]);
    await expect(from).toHaveFocus();
    await fireEvent.pointerMove(line, at(6));
    await expect(changed).toHaveBeenLastCalledWith([6, 20]);
    await fireEvent.pointerUp(line, at(6));
    await fireEvent.pointerMove(line, at(2));
    await expect(changed).toHaveBeenLastCalledWith([6, 20]);
    await expect(canvasElement).toHaveTextContent('06:00 – 20:00');
  },
};

export const Disabled: Story = { args: { isDisabled: true, description: 'Set by the steering policy' } };

export const Invalid: Story = {
  args: { value: 90, formatValue: percent, errorMessage: 'Leave at least 20% to the other pathways.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Share of viewers' })).toBeInvalid();
  },
};

/** Right to left: the track fills from the right, and presses are measured from there. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Column width={360}>
      <Slider label="حصة المشاهدين" value={30} onChange={fn()} formatValue={percent} />
      <Controlled initial={[8, 18] as [number, number]} onChange={changed}>
        {(value, onChange) => (
          <RangeSlider label="ساعات الخدمة" maxValue={24} formatValue={hours} value={value} onChange={onChange} />
        )}
      </Controlled>
    </Column>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('slider', { name: /^ساعات الخدمة, From/u }).parentElement!;
    const { right, width, top } = line.getBoundingClientRect();
    line.setPointerCapture = () => {};
    await fireEvent.pointerDown(line, {
      clientX: right - 9 - ((width - 18) * 4) / 24,
      clientY: top + 14,
      button: 0,
      pointerId: 1,
    });
    await expect(changed).toHaveBeenLastCalledWith([4, 18]);
    await fireEvent.pointerUp(line);
  },
};

const width = { inlineSize: 280 };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => {
        const slider = (
          <div style={width}>
            <Slider label="Share of viewers" value={30} formatValue={percent} onChange={fn()} />
          </div>
        );
        const range = (
          <div style={width}>
            <RangeSlider label="Service hours" maxValue={24} formatValue={hours} value={[8, 18]} onChange={fn()} />
          </div>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? slider : <Forced state={state}>{slider}</Forced>}
            {state === 'rest' ? range : <Forced state={state}>{range}</Forced>}
          </BoardRow>
        );
      })}
      <BoardRow label="Both ends, disabled, invalid">
        <div style={width}>
          <Slider label="Nothing" value={0} formatValue={percent} onChange={fn()} />
        </div>
        <div style={width}>
          <Slider label="Everything" value={100} formatValue={percent} onChange={fn()} />
        </div>
        <div style={width}>
          <Slider label="Disabled" isDisabled value={30} formatValue={percent} onChange={fn()} />
        </div>
        <div style={width}>
          <Slider label="Invalid" value={90} formatValue={percent} errorMessage="Leave at least 20%." onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Marks">
        <div style={width}>
          <Slider
            label="Quality"
            maxValue={4}
            value={2}
            formatValue={(value) => ['240p', '480p', '720p', '1080p', '2160p'][value] ?? ''}
            marks={[
              { value: 0, label: '240p' },
              { value: 1 },
              { value: 2, label: '720p' },
              { value: 3 },
              { value: 4, label: '2160p' },
            ]}
            onChange={fn()}
          />
        </div>
        <div style={width}>
          <RangeSlider
            label="Service hours"
            maxValue={24}
            formatValue={hours}
            marks={[0, 6, 12, 18, 24].map((hour) => ({ value: hour, label: hours(hour) }))}
            value={[8, 18]}
            onChange={fn()}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
