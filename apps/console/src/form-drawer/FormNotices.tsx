import { DraftNotice, FormErrorSummary, type FormErrorSummaryProps } from '@edge-console/forms';
import type { ObjectForm } from './useObjectForm.ts';

type FormNoticesProps<Values extends object> = ObjectForm<Values> & Pick<FormErrorSummaryProps, 'headingLevel'>;

/** Above the fields: a draft that was found, and what stands between the form and being saved. */
export function FormNotices<Values extends object>({ form, draft, onReload, headingLevel }: FormNoticesProps<Values>) {
  return (
    <>
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} headingLevel={headingLevel} {...(onReload && { onReload })} />
    </>
  );
}
