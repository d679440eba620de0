import { FormCheckbox, type FormFields } from '@edge-console/forms';
import { Link } from '@edge-console/ui/link';
import { termsMessages } from '../../messages/terms.ts';
import { privacyAddress, termsAddress } from '../../routing/termsAddresses.ts';

const { begin, terms, and, privacy } = termsMessages.consent;

/** The consent to the terms. They open in a tab of their own: what was entered beside it stays. */
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
