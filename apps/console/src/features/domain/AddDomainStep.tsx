import { Notice } from '@edge-console/ui/notice';
import { TextField } from '@edge-console/ui/text-field';
import { domainMessages } from './messages.ts';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { isInternational, toDomain } from './domainNames.ts';

const messages = domainMessages.add;

export const domainField = 'newDomain';

export type AddDomainStepProps = {
  domain: Domain | null;
  typed: string;
  errorMessage: string | undefined;
  isPending: boolean;
  onChange: (typed: string) => void;
};

/** Selects the domain. Once added, only starting over changes it. */
export function AddDomainStep({ domain, typed, errorMessage, isPending, onChange }: AddDomainStepProps) {
  if (domain) return <p className={styles.text}>{messages.added(domain.newDomain)}</p>;
  const name = toDomain(typed);
  return (
    <div className={styles.part}>
      <div className={styles.field}>
        <TextField
          name={domainField}
          label={messages.label}
          description={messages.hint}
          placeholder="console.example.com"
          value={typed}
          errorMessage={errorMessage}
          isReadOnly={isPending}
          isRequired
          dir="ltr"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          onChange={onChange}
        />
      </div>
      {isInternational(name) && (
        <Notice tone="warning" title={messages.international(name)}>
          {messages.internationalText}
        </Notice>
      )}
    </div>
  );
}
