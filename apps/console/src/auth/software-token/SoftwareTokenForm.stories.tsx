import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SoftwareTokenForm, type SoftwareTokenFormProps } from './SoftwareTokenForm.tsx';

const meta = {
  title: 'Console/Authenticator app',
  component: SoftwareTokenForm,
  args: {
    secret: 'JBSWY3DPEHPK3PXPQ4ZA6TR2',
    account: 'amara.okafor@solstice.example',
    onSubmit: fn<SoftwareTokenFormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof SoftwareTokenForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sixth digit submits the code; Enter right after it does not submit twice. */
export const Default: Story = {
  args: { onSubmit: fn<SoftwareTokenFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP Q4ZA 6TR2')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Enter the code shown in the app.'), '81 5904{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('815904'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A rejected code remains selected, and the next digit replaces it. */
export const WrongCode: Story = {
  args: { onSubmit: fn<SoftwareTokenFormProps['onSubmit']>(async () => 'The code is not valid.') },
  async play({ canvas, args }) {
    const code = canvas.getByLabelText('Enter the code shown in the app.');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the 6 digits shown in the app.'));
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not valid.'));
    await expect(code).toHaveValue('123456');
    await userEvent.keyboard('7');
    await waitFor(() => expect(code).toHaveValue('7'));
    await userEvent.keyboard('89012');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('789012'));
  },
};

/** While rate limited, a countdown is shown and nothing is sent. */
export const TooManyAttempts: Story = {
  args: {
    onSubmit: fn<SoftwareTokenFormProps['onSubmit']>(async () => ({
      kind: 'refused',
      reason: 'tooManyAttempts',
      retryAfterSeconds: 30,
    })),
  },
  async play({ canvas, args }) {
    const code = canvas.getByLabelText('Enter the code shown in the app.');
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Too many attempts\. Try again in (30|29) s\.$/));
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeDisabled();
    await userEvent.type(code, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
