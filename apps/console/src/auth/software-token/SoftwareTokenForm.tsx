import { Button } from '@edge-console/ui/button';
import { softwareTokenMessages as messages } from './messages.ts';
import * as styles from './SoftwareToken.css.ts';
import { type EnrolledToken, SoftwareTokenFields } from './SoftwareTokenFields.tsx';
import { type CodeRefusal, useCode } from './useCode.ts';

export type SoftwareTokenFormProps = EnrolledToken & {
  /** Verifies the code. Resolves with the reason if it was rejected, otherwise with undefined. */
  onSubmit: (code: string) => Promise<CodeRefusal | undefined>;
  submitLabel?: string;
};

/**
 * Sets up an authenticator app as a step on a page. Dialogs have their own buttons and use `useCode` with the fields.
 */
export function SoftwareTokenForm({ onSubmit, submitLabel = messages.submit, ...enrolment }: SoftwareTokenFormProps) {
  const state = useCode(onSubmit);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <SoftwareTokenFields {...enrolment} state={state} />
      <Button
        type="submit"
        variant="primary"
        size="xl"
        isBlock
        isPending={state.isPending}
        isDisabled={state.isBlocked}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
