import { DraftNotice, FormErrorSummary } from '@edge-console/forms';
import type { ObjectForm } from './useObjectForm.ts';

/** Above the fields: a draft that was found, and what stands between the form and being saved. */
export function FormNotices<Values extends object>({ form, draft, onReload }: ObjectForm<Values>) {
  return (
    <>
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} {...(onReload && { onReload })} />
    </>
  );
}
