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

/** The label text with its required or optional mark. */
export function FieldLabel({ label, isRequired = false, isOptionalShown = false }: FieldLabelProps) {
  return (
    <>
      <span>{wrapMixedTextNodes(label)}</span>
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
      {/* A space separates the words in the accessible name. */}
      {isOptionalShown && ' '}
      {isOptionalShown && <OptionalMark />}
    </>
  );
}
