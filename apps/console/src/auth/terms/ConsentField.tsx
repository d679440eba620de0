import { FormCheckbox, type FormFields } from '@edge-console/forms';
import { Link } from '@edge-console/ui/link';
import { termsMessages } from './messages.ts';
import { privacyAddress, termsAddress } from './termsAddresses.ts';

const { begin, terms, and, privacy } = termsMessages.consent;

/** Consent to the terms, which open in a new tab, so that the form's input is kept. */
export function ConsentField({ form }: { form: FormFields<{ acceptTerms: boolean }> }) {
  return (
    <FormCheckbox
      form={form}
      name="acceptTerms"
      label={begin + terms + and + privacy}
      labelContent={
        <>
          {begin}
          <Link isExternal href={termsAddress}>
            {terms}
          </Link>
          {and}
          <Link isExternal href={privacyAddress}>
            {privacy}
          </Link>
        </>
      }
    />
  );
}
