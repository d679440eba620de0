import { FormCheckbox, type FormFields } from '@edge-console/forms';
import { Link } from '@edge-console/ui/link';
import { termsMessages } from './messages.ts';
import { privacyUrl, termsUrl } from './termsUrls.ts';

const { begin, terms, and, privacy } = termsMessages.consent;

/** Consent to the terms, which open in a new tab to keep the form's input. */
export function ConsentField({ form }: { form: FormFields<{ acceptTerms: boolean }> }) {
  return (
    <FormCheckbox
      form={form}
      name="acceptTerms"
      label={begin + terms + and + privacy}
      labelContent={
        <>
          {begin}
          <Link isExternal href={termsUrl}>
            {terms}
          </Link>
          {and}
          <Link isExternal href={privacyUrl}>
            {privacy}
          </Link>
        </>
      }
    />
  );
}
