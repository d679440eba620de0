import { domainName } from '@edge-console/forms/rules';
import { Wizard, type StepError } from '@edge-console/ui/wizard';
import { useEffect, useState } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import { domainMessages as texts } from './messages.ts';
import { AddDomainStep, domainField } from './AddDomainStep.tsx';
import { CertificateStep } from './CertificateStep.tsx';
import type { DomainCheck } from './CheckLine.tsx';
import { addDomainMutation, type Domain } from './documents.ts';
import { toDomain, zoneOf } from './domainNames.ts';
import { passedSteps } from './domainState.ts';
import { ruleFailure } from './ruleFailure.ts';
import { ValidationStep } from './ValidationStep.tsx';

export type DomainWizardProps = {
  domain: Domain | null;
  check: DomainCheck;
  /** It is shown. */
  onOpen: () => void;
  onFinish: () => void;
};

type Values = { typed: string };

/** What is to be done for the certificate; nothing while there is no record to add, or another one than this. */
function certificateTask({ status, certificateRecord, newDomain }: Domain): { description?: string } {
  if (status === 'SUCCESS') return { description: texts.certificate.keep };
  if (status === 'ERROR' || certificateRecord === null) return {};
  return { description: `${texts.certificate.before} ${zoneOf(newDomain)}. ${texts.certificate.after(newDomain)}` };
}

/** The three steps to a domain of the account's own. It begins where the server says that the person is. */
export function DomainWizard({ domain, check, onOpen, onFinish }: DomainWizardProps) {
  const [values, setValues] = useState<Values>({ typed: '' });
  const [error, setError] = useState<string>();
  const [passed] = useState(() => passedSteps(domain));
  const { run } = useMutation(addDomainMutation);
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onOpen, []);

  /** Orders the certificate; what did not happen and why, in words. */
  async function order(newDomain: string, failed: string): Promise<{ message: string; isAboutName: boolean } | null> {
    const result = await run({ newDomain });
    if (result.kind === 'done') {
      check.onChecked(() => ({ domain: result.data.addDomain.domain }));
      return null;
    }
    const [refusal] = result.kind === 'refused' ? result.userErrors : [];
    if (refusal && refusal.field !== null) return { message: refusal.message, isAboutName: true };
    return { message: failureText(failed, result, texts.check.missing), isAboutName: false };
  }

  async function add({ typed }: Values): Promise<true | StepError> {
    if (domain !== null) return true;
    const newDomain = toDomain(typed);
    const wrong = ruleFailure(domainName, newDomain);
    const refusal = wrong === null ? await order(newDomain, texts.add.failed) : { message: wrong, isAboutName: true };
    setError(refusal?.isAboutName ? refusal.message : undefined);
    if (refusal === null) return true;
    if (!refusal.isAboutName) return { message: refusal.message };
    return { problems: [{ name: domainField, label: texts.add.label, message: refusal.message }] };
  }

  const retry = async () =>
    domain === null ? undefined : (await order(domain.newDomain, texts.problems.notRetried))?.message;
  const isIssued = domain?.status === 'SUCCESS';
  const name = domain?.newDomain ?? '';
  return (
    <Wizard
      label={texts.wizard.label}
      submitLabel={texts.wizard.finish}
      orientation="horizontal"
      passed={passed}
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
          title: texts.wizard.add,
          description: texts.add.description,
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
          title: texts.wizard.certificate,
          ...(domain && certificateTask(domain)),
          blockedBy: () => (isIssued ? undefined : texts.certificate.blocked),
          content: () => domain && <CertificateStep domain={domain} check={check} onRetry={retry} />,
        },
        {
          id: 'validation',
          title: texts.wizard.validation,
          ...(domain?.live !== true && { description: texts.validation.text(name) }),
          blockedBy: () => (domain?.live === true ? undefined : texts.validation.blocked),
          content: () => domain && <ValidationStep domain={domain} check={check} />,
        },
      ]}
    />
  );
}
