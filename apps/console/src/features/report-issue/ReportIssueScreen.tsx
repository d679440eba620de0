import {
  FormCheckbox,
  FormElement,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useFieldValue,
} from '@edge-console/forms';
import { issueCategories } from '@edge-console/domain';
import { Card } from '@edge-console/ui/card';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { FormNotices } from '../../records/form/FormNotices.tsx';
import { reportIssueMessages as messages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';
import { collectDiagnostics } from './diagnostics.ts';
import { DiagnosticsDetails } from './DiagnosticsDetails.tsx';
import * as styles from './ReportIssue.css.ts';
import { SentReport } from './SentReport.tsx';
import { useReport } from './useReport.ts';

const categories = issueCategories.map((id) => ({ id, label: messages.categories[id] }));

/** A form to report an issue, with the diagnostics it sends. */
export function ReportIssueScreen() {
  const { email, acting, user } = useViewer();
  const [search] = useSearchParams();
  const formId = useId();
  // As of opening the page, so that what is shown is what is sent.
  const [diagnostics] = useState(() => collectDiagnostics(search));
  const { form, draft, attachments, waitReason, reference, startOver } = useReport(user?.id ?? '', diagnostics);
  const isIncluded = useFieldValue(form, 'withDiagnostics');
  const access = useAccess('createIssue');
  // Replies go to the actor, whose address is not known here.
  const replyTo = acting ? undefined : email;

  if (reference !== undefined)
    return (
      <Page>
        <SentReport reference={reference} email={replyTo} page={diagnostics.page} onAnother={startOver} />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description(replyTo)} />
      <FormElement form={form} id={formId} className={styles.form}>
        <FormNotices form={form} draft={draft} waitReason={waitReason} onReload={undefined} headingLevel={2} />
        <FormSelect
          form={form}
          name="category"
          label={messages.category}
          placeholder={messages.chooseCategory}
          items={categories}
        />
        <FormTextField
          form={form}
          name="subject"
          label={messages.subject}
          description={messages.subjectHelp}
          autoComplete="off"
        />
        <FormTextArea
          form={form}
          name="description"
          label={messages.text}
          description={messages.textHelp}
          characterLimit={500}
          minRows={5}
        />
        <AttachmentsField form={form} attachments={attachments} />
        <FormCheckbox
          form={form}
          name="withDiagnostics"
          label={messages.diagnostics}
          description={messages.diagnosticsHelp}
        />
        <Card title={messages.diagnosticsTitle} variant="flat">
          {isIncluded ? <DiagnosticsDetails {...diagnostics} /> : messages.withoutDiagnostics}
        </Card>
        <div className={styles.end}>
          <SubmitButton form={form} formId={formId} disabledReason={access.allowed ? waitReason : access.reason}>
            {messages.submit}
          </SubmitButton>
        </div>
      </FormElement>
    </Page>
  );
}
