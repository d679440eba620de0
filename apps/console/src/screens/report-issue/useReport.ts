import { useDraft, useForm, useFormStatus } from '@edge-console/forms';
import { issueRule, type IssueCategory } from '@edge-console/forms/rules';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';
import * as v from 'valibot';
import { submitResultOf } from '../../data/submitResult.ts';
import { useMutation } from '../../data/useMutation.ts';
import { reportIssueMessages } from '../../messages/reportIssue.ts';
import { useWaitReason } from '../failure/useRetryWait.ts';
import { type Diagnostics, diagnosticsInput } from './diagnostics.ts';
import { createIssueMutation } from './documents.ts';

const schema = v.object({ ...issueRule.entries, withDiagnostics: v.boolean() });

// Nothing is chosen yet; the rule asks for one.
const empty = { subject: '', category: '' as IssueCategory, description: '', withDiagnostics: true };

/** The form of a report: what was written survives a failure, a reload and leaving by mistake. */
export function useReport(userId: string, diagnostics: Diagnostics) {
  const [reference, setReference] = useState<string>();
  const create = useMutation(createIssueMutation);
  const form = useForm({
    schema,
    initialValues: empty,
    onSubmit: async ({ withDiagnostics, ...written }, { signal }) => {
      const input = { ...written, diagnostics: withDiagnostics ? diagnosticsInput(diagnostics) : null };
      const result = await create.run({ input }, signal);
      if (result.kind === 'done') setReference(result.data.createIssue.reference ?? undefined);
      const answer = submitResultOf(result);
      return answer.kind === 'failed'
        ? { ...answer, message: `${reportIssueMessages.failed} ${answer.message}` }
        : answer;
    },
    onSaved: () => undefined,
  });
  const draft = useDraft(form, `${userId}:report-issue`);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });
  const waitReason = useWaitReason(create.error);
  const startOver = () => {
    form.reset(empty);
    setReference(undefined);
  };
  return { form, draft, waitReason, reference, startOver };
}
