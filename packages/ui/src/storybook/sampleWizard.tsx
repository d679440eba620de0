import { useState } from 'react';
import { fn } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { Wizard, type StepValidation, type WizardProps, type WizardStep } from '../wizard/index.ts';
import { StoryRouter } from '../../../../.storybook/StoryRouter.tsx';

export interface Account {
  company: string;
  kind: 'customer' | 'reseller';
  domain: string;
  invited: string;
  password: string;
}

export const noAccount: Account = { company: '', kind: 'customer', domain: '', invited: '', password: '' };

type CheckCompany = (company: string, signal: AbortSignal) => StepValidation | Promise<StepValidation>;
export const checkCompany = fn<CheckCompany>();
export const onSubmit = fn<WizardProps<Account>['onSubmit']>();
export const onSubmitted = fn();
export const onChange = fn<(values: Account) => void>();

const kinds = [
  { id: 'customer', label: 'Customer', description: 'Streams to its own viewers.' },
  { id: 'reseller', label: 'Reseller', description: 'Manages its own customers on its own domain.' },
] as const;
const kindLabel = (kind: Account['kind']) => kinds.find(({ id }) => id === kind)?.label;

/** Four steps, one only for resellers, one optional. */
export const accountSteps: readonly WizardStep<Account>[] = [
  {
    id: 'company',
    title: 'Company',
    description: 'Who the account is for. The name is shown on invoices and in the menu.',
    names: ['company', 'kind'],
    validate({ company }, signal) {
      if (company.trim() !== '') return checkCompany(company, signal);
      return { problems: [{ name: 'company', label: 'Company name', message: 'Enter a name.' }] };
    },
    content: ({ values, onChange: change, errors }) => (
      <>
        <TextField
          label="Company name"
          name="company"
          errorMessage={errors['company']}
          value={values.company}
          onChange={(company) => change({ company })}
        />
        <RadioGroup
          label="Kind"
          variant="cards"
          items={kinds}
          value={values.kind}
          onChange={(kind) => change({ kind })}
        />
      </>
    ),
    review: ({ company, kind }) => [
      { label: 'Company name', value: company },
      { label: 'Kind', value: kindLabel(kind) },
    ],
  },
  {
    id: 'domain',
    title: 'Domain',
    description: 'Where this reseller’s customers open the console.',
    names: ['domain'],
    when: ({ kind }) => kind === 'reseller',
    validate: ({ domain }) => domain.includes('.') || { message: 'Enter a domain such as console.example.com.' },
    content: ({ values, onChange: change }) => (
      <TextField label="Domain" dir="ltr" value={values.domain} onChange={(domain) => change({ domain })} />
    ),
    review: ({ domain }) => [{ label: 'Domain', value: domain, isCode: true }],
  },
  {
    id: 'invite',
    title: 'Invite a colleague',
    isOptional: true,
    names: ['invited'],
    content: ({ values, onChange: change }) => (
      <TextField label="E-mail" type="email" value={values.invited} onChange={(invited) => change({ invited })} />
    ),
    review: ({ invited }) => [{ label: 'E-mail', value: invited }],
  },
  {
    id: 'access',
    title: 'First password',
    description: 'For the account owner, who changes it at the first sign-in.',
    names: ['password'],
    notStored: [{ name: 'password', label: 'Password' }],
    validate: ({ password }) => password.length >= 8 || { message: 'Use at least 8 characters.' },
    content: ({ values, onChange: change }) => (
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => change({ password })}
      />
    ),
    review: () => [{ label: 'Password', value: 'Set' }],
  },
];

type AccountWizardProps = Partial<Omit<WizardProps<Account>, 'values' | 'onSubmit' | 'onSubmitted'>> & {
  initial?: Account;
};

/** The page around the wizard, which stores the values. */
export function AccountWizard({ initial = noAccount, ...props }: AccountWizardProps) {
  const [values, setValues] = useState(initial);
  return (
    <Wizard
      label="Create account"
      submitLabel="Create account"
      steps={accountSteps}
      hasReview
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
      onSubmit={onSubmit}
      onSubmitted={onSubmitted}
    />
  );
}

/** With a leave guard, as on an application page. */
export function GuardedAccountWizard(props: AccountWizardProps) {
  return (
    <StoryRouter>
      <AccountWizard {...props} />
    </StoryRouter>
  );
}

/** Two steps that wait for an external event. */
export function DomainWizard(props: Partial<WizardProps<{ isIssued: boolean }>>) {
  const [values, setValues] = useState({ isIssued: false });
  return (
    <Wizard
      label="Domain"
      submitLabel="Finish"
      allowLeaving
      orientation="horizontal"
      {...props}
      values={values}
      onChange={setValues}
      onSubmit={() => undefined}
      steps={[
        {
          id: 'certificate',
          title: 'Certificate registration',
          description: 'Add the CNAME record at your DNS provider. The certificate is issued when the record is found.',
          blockedBy: ({ isIssued }) => (isIssued ? undefined : 'You can continue once the certificate is issued.'),
          content: ({ values: now, onChange: change }) => (
            <Checkbox
              label="Certificate issued"
              isSelected={now.isIssued}
              onChange={(isIssued) => change({ isIssued })}
            />
          ),
        },
        { id: 'validation', title: 'Domain validation', content: () => <p>Point your domain to the console.</p> },
      ]}
    />
  );
}

/** An isolated storage per story. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A draft stored by an earlier visit. */
export function storedDraft(draft: object = {}): string {
  return JSON.stringify({
    version: 1,
    savedAt: Date.now() - 2 * 60 * 60 * 1000,
    tab: 'another visit',
    stepId: 'access',
    progress: { company: 'done', invite: 'skipped' },
    values: { company: 'Lumen Sports', kind: 'customer', domain: '', invited: '' },
    lost: [],
    ...draft,
  });
}
