import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type Ref } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Globe, Icon, RefreshCw, Timer } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Spinner } from '../progress/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface ExampleProps extends Partial<TextFieldProps> {
  label: string;
  inputRef?: Ref<HTMLInputElement>;
}

function Example({ value = '', onChange, inputRef, ...rest }: ExampleProps) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => <TextField {...rest} ref={inputRef} value={current} onChange={setCurrent} />}
    </Controlled>
  );
}

const meta = {
  title: 'Inputs/Text field',
  component: TextField,
  tags: ['ready'],
  args: { label: 'Name', value: '', onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Example {...args} />
    </Column>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicking the label focuses the field, and the hint is announced with it. */
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

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const Required: Story = {
  args: { label: 'Last name', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeRequired();
  },
};

/** "Optional" is text and part of the accessible name. */
export const Optional: Story = {
  args: { label: 'Phone', isOptionalShown: true, placeholder: '+33 6 12 34 56 78', type: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone optional' })).not.toBeRequired();
  },
};

/** The error replaces the hint and is announced with the field. */
export const Invalid: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    isRequired: true,
    value: 'amara.okafor@solstice.tv',
    description: 'Used to sign in',
    errorMessage: 'Could not create the account: this e-mail is already in use.',
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.errorMessage ?? '');
    await expect(canvas.queryByText('Used to sign in')).toBeNull();
  },
};

/** A read-only field can be focused, selected and copied; the hint explains why it cannot be changed. */
export const ReadOnly: Story = {
  args: { value: 'basalt-global', isReadOnly: true, description: 'The name cannot be changed after creation' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('basalt-global');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: 'tidal-apac', isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveFocus();
  },
};

/** Clicking a unit or an icon focuses the field, and text around the value is announced with it. */
export const WithUnitAndIcon: Story = {
  render: () => (
    <Column width={360}>
      <Example label="Time to live" value="300" inputMode="numeric" prefix={<Icon icon={Timer} />} suffix="seconds" />
      <Example label="Host name" placeholder="edge" dir="ltr" prefix="https://" suffix=".aurora.tv" />
      <Example label="Company name" value="Solstice TV" suffix={<Spinner label="Checking" />} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('seconds'));
    const time = canvas.getByRole('textbox', { name: 'Time to live' });
    await expect(time).toHaveFocus();
    await expect(time).toHaveAccessibleDescription('seconds');
    await expect(canvas.getByRole('textbox', { name: 'Host name' })).toHaveAccessibleDescription('https:// .aurora.tv');
  },
};

/** A button inside the box has its own focus ring. */
export const WithAction: Story = {
  args: {
    label: 'Origin',
    type: 'url',
    value: 'https://origin.solstice.tv',
    labelEnd: <Link href="#origins">All origins</Link>,
    action: <IconButton label="Check the origin" size="sm" icon={RefreshCw} />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All origins' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Origin' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Check the origin' })).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: () => (
    <Column width={360}>
      <Example label="Small 28" size="sm" value="aurora-eu" />
      <Example label="Medium 32" size="md" value="aurora-eu" />
      <Example label="Large 36" value="aurora-eu" />
      <Example label="Extra large 44" size="xl" placeholder="name@company.com" />
    </Column>
  ),
};

/** The accessible name remains. */
export const HiddenLabel: Story = {
  args: { label: 'Rename aurora-eu', isLabelHidden: true, value: 'aurora-eu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rename aurora-eu' })).toBeVisible();
  },
};

/** Text wraps and the value scrolls; nothing exceeds the 240 px width. */
export const Narrow: Story = {
  render: () => (
    <Column width={240}>
      <Example
        label="Fully qualified domain name that viewers in every region are sent to first"
        isRequired
        labelEnd={<Link href="#help">Help</Link>}
        value="video-on-demand.origin.eu-central-1.aurora.example.com"
        dir="ltr"
        suffix=":443"
        errorMessage="The certificate of video-on-demand.origin.eu-central-1.aurora.example.com does not name this host."
      />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** During a composition, every input event reaches the parent. */
export const Composition: Story = {
  args: { label: 'Company name' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Company name' });
    field.focus();
    await fireEvent.compositionStart(field);
    for (const text of ['t', 'と', 'とう', '東']) {
      await fireEvent.compositionUpdate(field, { data: text });
      await fireEvent.input(field, { target: { value: text }, isComposing: true });
      await expect(field).toHaveValue(text);
    }
    await fireEvent.compositionEnd(field, { data: '東' });
    await expect(field).toHaveValue('東');
    await expect(args.onChange).toHaveBeenLastCalledWith('東');
  },
};

const input = createRef<HTMLInputElement>();

/** `ref` is the input, `id` identifies it, and `data-*` attributes apply to the whole field. */
export const Reached: Story = {
  render: () => (
    <Column width={360}>
      <Example label="Name" id="pathway-name" data-tour="name" inputRef={input} />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input.current).toBe(field);
    await expect(field).toHaveAttribute('id', 'pathway-name');
    await expect(canvasElement.querySelector('[data-tour=name]')).toContainElement(field);
    await expect(field).not.toHaveAttribute('data-tour');
  },
};

/** An email address runs left to right, but starts below its label. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Column width={360}>
      <Example label="الاسم" value="أورورا" isRequired prefix={<Icon icon={Globe} />} />
      <Example label="البريد الإلكتروني" type="email" value="amara.okafor@solstice.tv" />
      <Example label="المصدر" type="url" value="https://origin.solstice.tv/" errorMessage="تعذر الوصول إلى المصدر." />
    </Column>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' });
    await expect(getComputedStyle(email).direction).toBe('ltr');
    await expect(getComputedStyle(email).textAlign).toBe('right');
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'الاسم' })).direction).toBe('rtl');
  },
};

const appearances = [
  { label: 'Empty', props: { placeholder: 'cdn-aurora' } },
  { label: 'Filled', props: { value: 'aurora-eu' } },
  { label: 'Unit', props: { value: '300', prefix: <Icon icon={Timer} />, suffix: 'seconds' } },
  { label: 'Invalid', props: { value: 'aurora eu', errorMessage: 'Use letters, numbers, dots, and hyphens.' } },
] as const;

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => (
        <BoardRow key={state} label={stateNames[state]}>
          {appearances.map(({ label, props }) => {
            const field = <TextField label={label} onChange={fn()} value="" {...props} />;
            return (
              <div key={label} style={{ inlineSize: 220 }}>
                {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
              </div>
            );
          })}
        </BoardRow>
      ))}
      <BoardRow label="Fixed">
        <div style={{ inlineSize: 220 }}>
          <TextField label="Read only" value="basalt-global" isReadOnly onChange={fn()} description="Set at creation" />
        </div>
        <div style={{ inlineSize: 220 }}>
          <TextField label="Disabled" value="tidal-apac" isDisabled onChange={fn()} />
        </div>
        <div style={{ inlineSize: 220 }}>
          <TextField label="Required" isRequired value="" onChange={fn()} description="Used to sign in" />
        </div>
        <div style={{ inlineSize: 220 }}>
          <TextField label="Phone" isOptionalShown value="" placeholder="+33 6 12 34 56 78" onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Sizes">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <div key={size} style={{ inlineSize: 220 }}>
            <TextField label={size} size={size} value="aurora-eu" onChange={fn()} />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
