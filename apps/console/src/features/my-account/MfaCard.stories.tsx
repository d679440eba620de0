import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { MfaCard, type MfaCardProps } from './MfaCard.tsx';

type PoolProps = MfaCardProps & {
  /** The pool's MFA setting. */
  status: 'off' | 'optional' | 'on';
};

/** The card with this pool setting. */
function Pool({ status, ...card }: PoolProps) {
  const configuration = readConfiguration({
    userPoolId: 'local_EdgeConsole',
    userPoolClientId: 'client',
    graphqlEndpoint: 'http://localhost/graphql',
    mfa: { status, totpEnabled: true },
  });
  return (
    <ConfigurationProvider value={configuration}>
      <MfaCard {...card} />
    </ConfigurationProvider>
  );
}

const known = (value: boolean) => ({ value, refusal: undefined, isFetching: false, reload: fn() });
const off = known(false);
const on = known(true);
const loading = { value: undefined, refusal: undefined, isFetching: true, reload: fn() };
const failed = {
  value: undefined,
  refusal: { kind: 'refused', reason: 'network' } as const,
  isFetching: false,
  reload: fn(),
};

const meta = {
  title: 'Console/MFA',
  component: Pool,
  args: { status: 'optional', isOn: off, requiredBy: null, onSetUp: fn(), onTurnOff: fn() },
} satisfies Meta<typeof Pool>;

export default meta;
type Story = StoryObj<typeof meta>;

/** If the pool requires MFA, it cannot be turned off, and the button explains why. */
export const Mandatory: Story = {
  args: { status: 'on', isOn: on },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Turn off…' });
    await expect(button).toHaveAccessibleDescription('Required for everyone here, so it cannot be turned off.');
    await userEvent.click(button);
    await expect(args.onTurnOff).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Use another app' })).toBeVisible();
  },
};

/** The same if the account requires MFA; the card names the account. */
export const RequiredByAccount: Story = {
  args: { isOn: on, requiredBy: 'Solstice TV' },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Turn off…' });
    await expect(button).toHaveAccessibleDescription('Required by Solstice TV, so it cannot be turned off.');
    await userEvent.click(button);
    await expect(args.onTurnOff).not.toHaveBeenCalled();
  },
};

/** Every pool setting with every user state. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pool {...args} />
      <Pool {...args} isOn={on} />
      <Pool {...args} status="on" />
      <Pool {...args} status="on" isOn={on} />
      <Pool {...args} requiredBy="Solstice TV" />
      <Pool {...args} status="off" />
      <Pool {...args} isOn={loading} />
      <Pool {...args} isOn={failed} />
    </div>
  ),
  async play({ canvasElement }) {
    const refusalState = within(canvasElement)
      .getAllByRole('status')
      .map(({ textContent }) => textContent.split(/[.:]/u)[0]);
    await expect(refusalState).toEqual([
      'Off',
      'On',
      'Required',
      'On',
      'Required by Solstice TV',
      'Not available here',
      '',
      'The status of multi-factor authentication could not be loaded',
    ]);
  },
};
