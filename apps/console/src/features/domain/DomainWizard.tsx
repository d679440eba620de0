import { domainName } from '@edge-console/forms/rules';
import { Wizard, type StepError } from '@edge-console/ui/wizard';
import { useEffect, useState } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import { domainMessages as messages } from './messages.ts';
import { AddDomainStep, domainField } from './AddDomainStep.tsx';
import { CertificateStep } from './CertificateStep.tsx';
import type { DomainCheck } from './CheckLine.tsx';
import { type Domain, domainFields } from './queries.ts';
import { toDomain, zoneOf } from './domainNames.ts';
import { passedSteps } from './domainState.ts';
import { ruleFailure } from './ruleFailure.ts';
import { ValidationStep } from './ValidationStep.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const addDomainMutation = graphql(
  `
    mutation AddDomain($newDomain: String!) {
      addDomain(newDomain: $newDomain) {
        domain {
          ...DomainFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [domainFields, userErrorFields],
);

export type DomainWizardProps = {
  domain: Domain | null;
  check: DomainCheck;
  onOpen: () => void;
  onFinish: () => void;
};

type Values = { typed: string };

/** What to do for the certificate; no description without a record to add. */
function certificateTask({ status, certificateRecord, newDomain }: Domain): { description?: string } {
  if (status === 'SUCCESS') return { description: messages.certificate.keep };
  if (status === 'ERROR' || certificateRecord === null) return {};
  return {
    description: `${messages.certificate.before} ${zoneOf(newDomain)}. ${messages.certificate.after(newDomain)}`,
  };
}

/** The three steps to set up a custom domain. Starts at the server's current step. */
export function DomainWizard({ domain, check, onOpen, onFinish }: DomainWizardProps) {
  const [values, setValues] = useState<Values>({ typed: '' });
  const [error, setError] = useState<string>();
  const [passed] = useState(() => passedSteps(domain));
  const { run } = useMutation(addDomainMutation);
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onOpen, []);

  /** Requests the certificate; resolves with the error message, if any. */
  async function order(newDomain: string, failed: string): Promise<{ message: string; isAboutName: boolean } | null> {
    const result = await run({ newDomain });
    if (result.kind === 'done') {
      check.onChecked(() => ({ domain: result.data.addDomain.domain }));
      return null;
    }
    const [refusal] = result.kind === 'refused' ? result.userErrors : [];
    if (refusal && refusal.field !== null) return { message: refusal.message, isAboutName: true };
    return { message: failureText(failed, result, messages.check.missing), isAboutName: false };
  }

  async function add({ typed }: Values): Promise<true | StepError> {
    if (domain !== null) return true;
    const newDomain = toDomain(typed);
    const nameError = ruleFailure(domainName, newDomain);
    const refusal =
      nameError === null ? await order(newDomain, messages.add.failed) : { message: nameError, isAboutName: true };
    setError(refusal?.isAboutName ? refusal.message : undefined);
    if (refusal === null) return true;
    if (!refusal.isAboutName) return { message: refusal.message };
    return { problems: [{ name: domainField, label: messages.add.label, message: refusal.message }] };
  }

  const retry = async () =>
    domain === null ? undefined : (await order(domain.newDomain, messages.problems.notRetried))?.message;
  const isIssued = domain?.status === 'SUCCESS';
  const name = domain?.newDomain ?? '';
  return (
    <Wizard
      label={messages.wizard.label}
      submitLabel={messages.wizard.finish}
      orientation="horizontal"
      completedStepIds={passed}
      values={values}
      onChange={(next) => {
        setValues(next);
        setError(undefined);
      }}
      isDirty={domain === null && values.typed !== ''}
      onSubmit={() => undefined}
      onSubmitted={onFinish}
      steps={[
        {
          id: 'add',
          title: messages.wizard.add,
          description: messages.add.description,
          names: ['typed'],
          validate: add,
          content: ({ values: now, onChange, isPending }) => (
            <AddDomainStep
              domain={domain}
              typed={now.typed}
              errorMessage={error}
              isPending={isPending}
              onChange={(typed) => onChange({ typed })}
            />
          ),
        },
        {
          id: 'certificate',
          title: messages.wizard.certificate,
          ...(domain && certificateTask(domain)),
          blockedBy: () => (isIssued ? undefined : messages.certificate.blocked),
          content: () => domain && <CertificateStep domain={domain} check={check} onRetry={retry} />,
        },
        {
          id: 'validation',
          title: messages.wizard.validation,
          ...(domain?.live !== true && { description: messages.validation.text(name) }),
          blockedBy: () => (domain?.live === true ? undefined : messages.validation.blocked),
          content: () => domain && <ValidationStep domain={domain} check={check} />,
        },
      ]}
    />
  );
}
