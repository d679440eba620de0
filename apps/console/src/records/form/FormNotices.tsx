import { DraftNotice, FormErrorSummary, type FormErrorSummaryProps, RequiredLegend } from '@edge-console/forms';
import * as styles from './FormNotices.css.ts';
import type { RecordForm } from './useRecordForm.ts';

type FormNoticesProps<Values extends object> = RecordForm<Values> & Pick<FormErrorSummaryProps, 'headingLevel'>;

/** Notices above the fields: a restored draft, errors, and what the asterisk means. */
export function FormNotices<Values extends object>({ form, draft, onReload, headingLevel }: FormNoticesProps<Values>) {
  return (
    <>
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} headingLevel={headingLevel} {...(onReload && { onReload })} />
      <div className={styles.legend}>
        <RequiredLegend />
      </div>
    </>
  );
}
