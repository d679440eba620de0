import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const focusLastName = fn();

const meta = {
  title: 'Inputs/Error summary',
  component: ErrorSummary,
  tags: ['ready'],
  args: {
    title: 'Review the fields in red.',
    errors: [
      { name: 'lastName', label: 'Last name', onFocus: focusLastName },
      { name: 'email', label: 'E-mail', onFocus: fn() },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses the first invalid field, and links to each one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(focusLastName).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Last name' }));
    await expect(focusLastName).toHaveBeenCalledTimes(2);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** An error of the form as a whole. */
export const WithoutFields: Story = {
  args: { title: 'The changes could not be saved.', errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The changes could not be saved.' })).toHaveFocus();
  },
};

/** After each failed submit, focus moves to the first invalid field; the summary links to it. */
export const InForm: Story = {
  render: function InForm() {
    const [attempt, setAttempt] = useState(0);
    const email = useRef<HTMLInputElement>(null);
    const message = 'Enter an e-mail address, such as name@company.com.';
    return (
      <Column width={400}>
        {attempt > 0 && (
          <ErrorSummary
            key={attempt}
            title="Review the field in red."
            errors={[{ name: 'email', label: 'E-mail', onFocus: () => email.current?.focus() }]}
          />
        )}
        <Controlled initial="amara">
          {(value, onChange) => (
            <TextField
              ref={email}
              label="E-mail"
              type="email"
              value={value}
              onChange={onChange}
              errorMessage={attempt > 0 ? message : undefined}
            />
          )}
        </Controlled>
        <div>
          <Button variant="primary" onPress={() => setAttempt(attempt + 1)}>
            Send invitation
          </Button>
        </div>
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send invitation' });
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(send);
    await expect(canvas.getByRole('region', { name: 'Review the field in red.' })).toBeVisible();
    await expect(email).toHaveFocus();
    canvas.getByRole('link', { name: 'E-mail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.click(send);
    await expect(email).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="With fields">
        <div style={{ inlineSize: 480 }}>
          <ErrorSummary {...args} />
        </div>
      </BoardRow>
      <BoardRow label="Without">
        <div style={{ inlineSize: 480 }}>
          <ErrorSummary title="The changes could not be saved." errors={[]} />
        </div>
      </BoardRow>
      <BoardRow label="Narrow">
        <div style={{ inlineSize: 272 }}>
          <ErrorSummary
            title="The invitation was not sent. Review the fields in red."
            errors={[
              {
                name: 'email',
                label: 'E-mail',
                message: 'amara.okafor-solstice@operations.eu-central-1.example.com is already in use.',
                onFocus: fn(),
              },
            ]}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};
