import { regionName } from '@edge-console/charts/region-names';
import {
  FormElement,
  FormErrorSummary,
  FormSelect,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useDraft,
  useForm,
  useFormStatus,
} from '@edge-console/forms';
import { createAccountRule, domainFailure } from '@edge-console/domain';
import { uniqueField } from '@edge-console/forms/rules';
import { Building } from '@edge-console/ui/icon';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useSignOut } from '../../shell/useSignOut.ts';
import { createAccountMessages as messages, signUpMessages } from '../../auth/sign-in/signUpMessages.ts';
import { guestUrl } from '../../router/signInUrl.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { TextButton } from '../../auth/sign-in/TextButton.tsx';
import { ConsentField } from '../../auth/terms/ConsentField.tsx';
import { availabilityQuery } from '../../records/account/queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createAccountMutation = graphql(
  `
    mutation CreateAccount($input: CreateAccountInput!) {
      createAccount(input: $input) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const initialValues = { entityName: '', companyName: '', region: '', phone: '', acceptTerms: false };

/** Creates a new user's account. */
export function CreateAccountForm() {
  const { regions } = useConfiguration();
  const queryClient = useQueryClient();
  const session = useSession();
  const signOut = useSignOut();
  const viewer = useViewerStore();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useMutation(createAccountMutation);
  const { email, provider } = session.current() ?? {};
  // Password sign-up includes accepting the terms; sign-in with a provider does not.
  const [needsConsent] = useState(provider !== null);
  const [schema] = useState(() => {
    const { entries } = createAccountRule(regions);
    const isTaken = async (companyName: string, signal: AbortSignal) => {
      const result = await queryClient.client.request(availabilityQuery, { companyName }, { signal });
      return result.ok && !result.value.availability;
    };
    return v.objectAsync({
      ...entries,
      acceptTerms: needsConsent ? entries.acceptTerms : v.boolean(),
      companyName: uniqueField(entries.companyName, { isTaken, failure: domainFailure('COMPANY_NAME_EXISTS') }),
    });
  });
  const arrive = async () => {
    // The cached viewer has no account, and other cached responses are errors.
    viewer.forget();
    await queryClient.clear();
    await navigate(guestUrl('/splash/', search), { replace: true });
  };
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ phone, ...rest }, { signal }) =>
      submitResultOf(await create.run({ input: { ...rest, phone: phone ?? null, acceptTerms: true } }, signal)),
    onSaved: () => void arrive(),
  });
  const draft = useDraft(form, `create-account:${session.current()?.subject ?? ''}`);
  // Restored without asking, because only this user can have drafts in this tab.
  useEffect(() => {
    if (draft.offer) draft.restore();
  }, [draft]);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });

  return (
    <>
      <StepHeader icon={Building} title={messages.title} variant="page">
        {email !== undefined && (
          <>
            {messages.text} <strong className={styles.target}>{email}</strong>
          </>
        )}
      </StepHeader>
      <FormElement form={form} aria-label={messages.title}>
        <FormErrorSummary form={form} headingLevel={2} />
        <RequiredLegend />
        <FormTextField
          form={form}
          name="entityName"
          label={messages.entityName}
          description={messages.entityNameHint}
          size="xl"
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="companyName"
          label={messages.companyName}
          description={messages.companyNameHint}
          size="xl"
          autoComplete="organization"
        />
        <FormSelect
          form={form}
          name="region"
          label={messages.region}
          placeholder={messages.regionPlaceholder}
          size="xl"
          items={regions.map((id) => ({ id, label: regionName(id) }))}
        />
        <FormTextField
          form={form}
          name="phone"
          label={signUpMessages.phone}
          description={signUpMessages.phoneHint}
          size="xl"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptionalShown
        />
        {needsConsent && <ConsentField form={form} />}
        <SubmitButton form={form} size="xl" isBlock>
          {messages.submit}
        </SubmitButton>
      </FormElement>
      <p className={styles.foot}>
        <TextButton onPress={signOut}>{messages.leave}</TextButton>
      </p>
    </>
  );
}
