import { DraftNotice, FormErrorSummary, type FormErrorSummaryProps, RequiredLegend } from '@edge-console/forms';
import * as styles from './FormNotices.css.ts';
import type { RecordForm } from './useRecordForm.ts';

type FormNoticesProps<Values extends object> = RecordForm<Values> & Pick<FormErrorSummaryProps, 'headingLevel'>;

/** Above the fields: a draft that was found, what stands between the form and being saved, and what the star of a field means. */
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
