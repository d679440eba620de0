import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { vars } from '@edge-console/ui/theme';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormSelect,
  FormTextField,
  RequiredLegend,
  review,
  SubmitButton,
  useForm,
  type Form,
  type SubmitResult,
} from '../index.ts';
import { companyName, email, oneOf, personName, uniqueField } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { held } from '../storybook/held.ts';
import { tabTo } from '../storybook/keyboard.ts';

type IsTaken = (name: string, signal: AbortSignal) => Promise<boolean>;
const isTaken = fn<IsTaken>();
const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const accountRule = () =>
  v.objectAsync({
    company: uniqueField(companyName, { isTaken, code: 'COMPANY_NAME_EXISTS', delay: 0 }),
    region: oneOf(['europe', 'asia']),
    administrator: v.object({ name: personName, lastName: personName, email }),
  });
type Account = v.InferInput<ReturnType<typeof accountRule>>;

const noAccount: Account = { company: '', region: 'europe', administrator: { name: '', lastName: '', email: '' } };
const regions = [
  { id: 'europe', label: 'Europe' },
  { id: 'asia', label: 'Asia' },
];

/** A group as a whole is named like a field; what is in it is judged with it. */
const steps = [
  { title: 'Company', names: ['company', 'region'], first: 'company' },
  { title: 'Administrator', names: ['administrator'], first: 'administrator.name' },
] as const;

interface StepProps {
  form: Form<Account>;
}

function Company({ form }: StepProps) {
  return (
    <>
      <FormTextField form={form} name="company" label="Company" autoComplete="organization" />
      <FormSelect form={form} name="region" label="Region" items={regions} />
    </>
  );
}

function Administrator({ form }: StepProps) {
  return (
    <>
      <FormTextField form={form} name="administrator.name" label="Name" />
      <FormTextField form={form} name="administrator.lastName" label="Last name" />
      <FormTextField form={form} name="administrator.email" label="E-mail" type="email" />
    </>
  );
}

function CreateAccount() {
  const formId = useId();
  const [schema] = useState(accountRule);
  const [step, setStep] = useState<0 | 1>(0);
  const [isChecking, setIsChecking] = useState(false);
  const form = useForm({
    schema,
    initialValues: noAccount,
    async onSubmit(values) {
      const result = await onSubmit(values);
      // An error stands at its field, so the step that has the field is shown.
      if (result.kind === 'refused' && result.errors.some(({ field }) => field?.[0] === 'company')) go(0);
      return result;
    },
  });
  /** On the screen before the focus goes there. */
  const go = (next: 0 | 1) => {
    flushSync(() => setStep(next));
    form.focusField(steps[next].first);
  };
  const next = async () => {
    setIsChecking(true);
    const isRight = await review(form, steps[step].names);
    setIsChecking(false);
    if (isRight) go(1);
  };
  return (
    <FormCard
      title="Create account"
      footer={
        step === 0 ? (
          <Button variant="primary" isPending={isChecking} onPress={() => void next()}>
            Next
          </Button>
        ) : (
          <>
            <Button onPress={() => go(0)}>Back</Button>
            <SubmitButton form={form} formId={formId}>
              Create account
            </SubmitButton>
          </>
        )
      }
    >
      <ol style={{ display: 'flex', gap: vars.space[5], margin: 0, marginBlockEnd: vars.space[4], padding: 0 }}>
        {steps.map(({ title }, position) => (
          <li
            key={title}
            aria-current={position === step ? 'step' : undefined}
            style={{
              display: 'flex',
              color: position === step ? vars.color.fg.default : vars.color.fg.muted,
              fontWeight: position === step ? 600 : 400,
            }}
          >
            {position + 1}. {title}
          </li>
        ))}
      </ol>
      <FormElement form={form} id={formId} aria-label="Create account">
        <FormErrorSummary form={form} />
        <RequiredLegend />
        {step === 0 ? <Company form={form} /> : <Administrator form={form} />}
      </FormElement>
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const current = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').find((item: HTMLElement) => item.ariaCurrent === 'step');

async function fillCompany(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Company'), 'Lumen Sports');
  await press(canvas, 'Next');
  await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
}

const meta = {
  title: 'Forms/Create account in steps',
  component: CreateAccount,
  beforeEach: () => {
    isTaken.mockReset().mockResolvedValue(false);
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof CreateAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(current(canvas)).toHaveTextContent('1. Company');
  },
};

/** Only the fields of this step stand in the way of the next one. */
export const StepRefused: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Next');
    await waitFor(() => expect(field(canvas, 'Company')).toHaveFocus());
    await expect(field(canvas, 'Company')).toHaveAccessibleDescription('Required field.');
    await expect(isTaken).not.toHaveBeenCalled();
    await fillCompany(canvas);
    await expect(current(canvas)).toHaveTextContent('2. Administrator');
    await expect(field(canvas, 'E-mail')).toBeValid();
  },
};

/** The step waits for the answer, and stays when it is a no. */
export const CompanyTaken: Story = {
  play: async ({ canvas }) => {
    const question = held<boolean>();
    isTaken.mockReturnValue(question.promise);
    await userEvent.type(field(canvas, 'Company'), 'Solstice TV');
    await press(canvas, 'Next');
    const next = canvas.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(isTaken).toHaveBeenCalledOnce());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    question.answer(true);
    await waitFor(() => expect(field(canvas, 'Company')).toHaveAccessibleDescription('Company name already exists.'));
    await expect(current(canvas)).toHaveTextContent('1. Company');
    await expect(next).not.toHaveAttribute('aria-disabled');
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(field(canvas, 'Company'));
    await userEvent.keyboard('Lumen Sports');
    await tabTo(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
    await userEvent.keyboard('Priya{Tab}Raghunathan{Tab}priya.r@lumensports.in');
    await tabTo(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      company: 'Lumen Sports',
      region: 'europe',
      administrator: { name: 'Priya', lastName: 'Raghunathan', email: 'priya.r@lumensports.in' },
    });
  },
};

/** Back loses nothing. */
export const BackAndForth: Story = {
  play: async ({ canvas }) => {
    await fillCompany(canvas);
    await userEvent.type(field(canvas, 'Name'), 'Priya');
    await press(canvas, 'Back');
    await expect(field(canvas, 'Company')).toHaveFocus();
    await expect(field(canvas, 'Company')).toHaveValue('Lumen Sports');
    await press(canvas, 'Next');
    await waitFor(() => expect(field(canvas, 'Name')).toHaveValue('Priya'));
  },
};

/** What the server refuses of an earlier step is shown there. */
export const RefusedInAnEarlierStep: Story = {
  play: async ({ canvas }) => {
    const message = 'Lumen Sports has an account already.';
    onSubmit.mockResolvedValueOnce({
      kind: 'refused',
      errors: [{ code: 'COMPANY_EXISTS', field: ['company'], message }],
    });
    await fillCompany(canvas);
    await userEvent.keyboard('Priya{Tab}Raghunathan{Tab}priya.r@lumensports.in');
    await press(canvas, 'Create account');
    await waitFor(() => expect(field(canvas, 'Company')).toHaveAccessibleDescription(message));
    await expect(field(canvas, 'Company')).toHaveFocus();
  },
};
