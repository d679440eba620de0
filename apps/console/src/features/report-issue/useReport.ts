import { useDraft, useForm, useFormStatus } from '@edge-console/forms';
import { issueRule, type IssueCategory } from '@edge-console/domain';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';
import * as v from 'valibot';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { reportIssueMessages } from './messages.ts';
import { useWaitReason } from '../../records/feedback/useRetryWait.ts';
import { attachment, type Attachment } from './attachment.ts';
import { type Diagnostics, diagnosticsInput } from './diagnostics.ts';
import { useAttachments } from './useAttachments.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createIssueMutation = graphql(
  `
    mutation CreateIssue($input: IssueInput!) {
      createIssue(input: $input) {
        reference
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

// The API's name for it, so that its errors are shown at this field.
const schema = v.object({ ...issueRule.entries, uploadKeys: v.array(attachment), withDiagnostics: v.boolean() });

// Empty until selected; the rule requires one.
const empty = {
  subject: '',
  category: '' as IssueCategory,
  description: '',
  uploadKeys: [] as Attachment[],
  withDiagnostics: true,
};

/** The report form. Its input survives a failure, a reload, and leaving by mistake. */
export function useReport(userId: string, diagnostics: Diagnostics) {
  const [reference, setReference] = useState<string>();
  const create = useMutation(createIssueMutation);
  const form = useForm({
    schema,
    initialValues: empty,
    onSubmit: async ({ withDiagnostics, uploadKeys, ...written }, { signal }) => {
      const input = {
        ...written,
        uploadKeys: uploadKeys.map(({ key }) => key),
        diagnostics: withDiagnostics ? diagnosticsInput(diagnostics) : null,
      };
      const result = await create.run({ input }, signal);
      if (result.kind === 'done') setReference(result.data.createIssue.reference ?? undefined);
      const submitResult = submitResultOf(result);
      return submitResult.kind === 'failed'
        ? { ...submitResult, message: `${reportIssueMessages.failed} ${submitResult.message}` }
        : submitResult;
    },
    onSaved: () => undefined,
  });
  const draft = useDraft(form, `${userId}:report-issue`);
  const attachments = useAttachments(form);
  const status = useFormStatus(form);
  useLeaveGuard({ ...status, isDirty: status.isDirty || attachments.isSending, onLeave: draft.forget });
  const wait = useWaitReason(create.error);
  const { stillSending, notSent } = reportIssueMessages.files;
  const waitReason = attachments.isSending ? stillSending : attachments.hasFailed ? notSent : wait;
  const startOver = () => {
    form.reset(empty);
    setReference(undefined);
  };
  return { form, draft, attachments, waitReason, reference, startOver };
}
