import type { ReactNode } from 'react';
import { wrapMixedTextNodes } from '../dom/wrapTextNodes.tsx';
import { useMessages } from '../messages/index.ts';
import { fieldMessages } from './messages.ts';
import * as styles from './Field.css.ts';

interface FieldLabelProps {
  label: ReactNode;
  isRequired?: boolean | undefined;
  isOptionalShown?: boolean | undefined;
}

function OptionalMark() {
  return <span className={styles.optional}>{useMessages(fieldMessages).optional}</span>;
}

/** The words of a label, with what marks a field that must or need not be filled. */
export function FieldLabel({ label, isRequired = false, isOptionalShown = false }: FieldLabelProps) {
  return (
    <>
      <span>{wrapMixedTextNodes(label)}</span>
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
      {/* The space is for the accessible name, which would run the two words together. */}
      {isOptionalShown && ' '}
      {isOptionalShown && <OptionalMark />}
    </>
  );
}
