import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wizard, type SubmitError, type WizardStep } from '@edge-console/ui/wizard';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormSelect,
  FormTextField,
  RequiredLegend,
  validateFields,
  useForm,
  useFormStatus,
  type Form,
  type SubmitResult,
} from '../index.ts';
import { email, singleLineText, oneOf, personName, uniqueField } from '../rules/index.ts';
import { deferred, tabTo } from '../storybook/interactions.ts';

const isTaken = fn<() => Promise<boolean>>();
const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const duplicateCompany = { code: 'COMPANY_EXISTS', message: 'Company name already exists.' };

const accountRule = () =>
  v.objectAsync({
    company: uniqueField(singleLineText(2, 30), { isTaken, failure: duplicateCompany, delay: 0 }),
    region: oneOf(['europe', 'asia']),
    administrator: v.object({ name: personName, lastName: personName, email }),
  });
type Account = v.InferInput<ReturnType<typeof accountRule>>;

const noAccount: Account = { company: '', region: 'europe', administrator: { name: '', lastName: '', email: '' } };
const regions = [
  { id: 'europe', label: 'Europe' },
  { id: 'asia', label: 'Asia' },
];

/** The form stores the values, not the wizard. */
const wizardValues = {};

/** Resolves once React has rendered. */
const nextTask = () => new Promise((done) => setTimeout(done));

interface StepProps {
  form: Form<Account>;
}

function Company({ form }: StepProps) {
  return (
    <>
      <FormErrorSummary form={form} />
      <RequiredLegend />
      <FormTextField form={form} name="company" label="Company" autoComplete="organization" />
      <FormSelect form={form} name="region" label="Region" items={regions} />
    </>
  );
}

function Administrator({ form }: StepProps) {
  return (
    <>
      <FormErrorSummary form={form} />
      <RequiredLegend />
      <FormTextField form={form} name="administrator.name" label="Name" />
      <FormTextField form={form} name="administrator.lastName" label="Last name" />
      <FormTextField form={form} name="administrator.email" label="E-mail" type="email" />
    </>
  );
}

function CreateAccount() {
  const [schema] = useState(accountRule);
  const resolveSubmit = useRef<(error: SubmitError | void) => void>(() => undefined);
  const form = useForm({
    schema,
    initialValues: noAccount,
    async onSubmit(values) {
      const result = await onSubmit(values);
      if (result.kind === 'refused' && result.errors.some(({ field }) => field?.[0] === 'company')) {
        // The field's step must be shown before its error.
        resolveSubmit.current({ stepId: 'company' });
        await nextTask();
      }
      return result;
    },
    onSaved: () => resolveSubmit.current(),
  });
  const { isDirty } = useFormStatus(form);
  // The name of a group validates its fields.
  const steps: readonly WizardStep<object>[] = [
    {
      id: 'company',
      title: 'Company',
      validate: () => validateFields(form, ['company', 'region']),
      content: () => <Company form={form} />,
    },
    {
      id: 'administrator',
      title: 'Administrator',
      validate: () => validateFields(form, ['administrator']),
      content: () => <Administrator form={form} />,
    },
  ];
  return (
    <FormElement form={form} aria-label="Create account">
      <Wizard
        label="Create account"
        submitLabel="Create account"
        steps={steps}
        values={wizardValues}
        isDirty={isDirty}
        allowLeaving
        onSubmit={() =>
          new Promise((resolve) => {
            resolveSubmit.current = resolve;
            // Has no effect after `onSaved`; otherwise the form shows the error.
            void form.submit().finally(() => resolve({}));
          })
        }
      />
    </FormElement>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const currentStep = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').find((item: HTMLElement) => item.ariaCurrent === 'step');
const expectStep = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name, level: 2 })).toHaveFocus());

async function fillCompany(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Company'), 'Lumen Sports');
  await press(canvas, 'Next');
  await expectStep(canvas, 'Administrator');
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
    await expect(currentStep(canvas)).toHaveTextContent('Company');
  },
};

/** A step validates only its own fields. */
export const InvalidStep: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Next');
    await waitFor(() => expect(field(canvas, 'Company')).toHaveFocus());
    await expect(field(canvas, 'Company')).toHaveAccessibleDescription('Required field.');
    await expect(isTaken).not.toHaveBeenCalled();
    await fillCompany(canvas);
    await expect(currentStep(canvas)).toHaveTextContent('Administrator');
    await expect(field(canvas, 'E-mail')).toBeValid();
  },
};

/** The step waits for the async rule. */
export const DuplicateCompany: Story = {
  play: async ({ canvas }) => {
    const response = deferred<boolean>();
    isTaken.mockReturnValue(response.promise);
    await userEvent.type(field(canvas, 'Company'), 'Solstice TV');
    await press(canvas, 'Next');
    const next = canvas.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(isTaken).toHaveBeenCalledOnce());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    response.resolve(true);
    await waitFor(() => expect(field(canvas, 'Company')).toHaveAccessibleDescription('Company name already exists.'));
    await expect(currentStep(canvas)).toHaveTextContent('Company');
    await expect(next).not.toHaveAttribute('aria-disabled');
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(field(canvas, 'Company'));
    await userEvent.keyboard('Lumen Sports{Enter}');
    await expectStep(canvas, 'Administrator');
    await tabTo(field(canvas, 'Name'));
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

/** Values are kept when their step unmounts. */
export const BackAndForth: Story = {
  play: async ({ canvas }) => {
    await fillCompany(canvas);
    await userEvent.type(field(canvas, 'Name'), 'Priya');
    await press(canvas, 'Back');
    await expectStep(canvas, 'Company');
    await expect(field(canvas, 'Company')).toHaveValue('Lumen Sports');
    await press(canvas, 'Next');
    await waitFor(() => expect(field(canvas, 'Name')).toHaveValue('Priya'));
  },
};

/** The wizard returns to the step of a server error. */
export const ServerErrorInEarlierStep: Story = {
  play: async ({ canvas }) => {
    const message = 'Lumen Sports already has an account.';
    onSubmit.mockResolvedValueOnce({
      kind: 'refused',
      errors: [{ code: 'COMPANY_EXISTS', field: ['company'], message }],
    });
    await fillCompany(canvas);
    await tabTo(field(canvas, 'Name'));
    await userEvent.keyboard('Priya{Tab}Raghunathan{Tab}priya.r@lumensports.in');
    await press(canvas, 'Create account');
    await waitFor(() => expect(field(canvas, 'Company')).toHaveAccessibleDescription(message));
    await expect(field(canvas, 'Company')).toHaveFocus();
  },
};
