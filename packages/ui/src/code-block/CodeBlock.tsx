import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { TextWrap } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { codeBlockMessages } from './messages.ts';
import * as styles from './CodeBlock.css.ts';
import { jsonParts } from './jsonParts.ts';

export interface CodeBlockProps extends ElementProps {
  /** The text, with its line breaks. */
  code: string;
  /** Title: "Steering manifest". Also the name of the region. */
  label: string;
  /** Language name: "JSON", "cURL". JSON is highlighted. */
  language?: string;
  /** The copied text, if a secret in the code is masked. @default the code */
  copyText?: string;
  /** Noun for the copied text inside a sentence. @default "code" */
  object?: string;
  /** Shows line numbers, which are not copied. @default false */
  isNumbered?: boolean;
  /** Numbers of the lines to emphasize, from 1. */
  highlightedLines?: readonly number[];
  /** Whether long lines wrap initially; the user can change it. @default false */
  isWrapped?: boolean;
  /** Visible lines before it scrolls. @default all */
  maxLines?: number;
}

/** Read-only code to read, compare and copy. */
export const CodeBlock = forwardRef<HTMLDivElement, CodeBlockProps>(function CodeBlock(
  {
    code,
    label,
    language,
    copyText = code,
    object,
    isNumbered = false,
    highlightedLines = [],
    isWrapped: isWrappedAtFirst = false,
    maxLines,
    ...rest
  },
  ref,
) {
  const messages = useMessages(codeBlockMessages);
  const [isWrapped, setIsWrapped] = useState(isWrappedAtFirst);
  const isJson = language?.toLowerCase() === 'json';
  const lines = code.replace(/\n$/u, '').split('\n');
  return (
    <div {...rest} ref={ref} className={styles.root}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {language !== undefined && (
          <span translate="no" className={styles.language}>
            {language}
          </span>
        )}
        <span className={styles.actions}>
          <IconButton
            label={messages.wrap}
            aria-pressed={isWrapped}
            size="sm"
            icon={TextWrap}
            onPress={() => setIsWrapped(!isWrapped)}
          />
          <CopyButton text={copyText} object={object ?? messages.object} />
        </span>
      </div>
      {/* A scrollable region must be focusable and labeled. */}
      <section
        // On the scroller too: in an RTL page it would start at the line ends.
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
        tabIndex={0}
        aria-label={label}
        className={styles.scroller}
        style={maxLines === undefined ? undefined : assignInlineVars({ [styles.lineLimit]: String(maxLines) })}
      >
        <pre translate="no" className={styles.pre({ isWrapped, isNumbered })}>
          <code>
            {lines.map((line, index) => (
              <span
                key={index}
                className={styles.line}
                data-highlighted={highlightedLines.includes(index + 1) || undefined}
              >
                {isJson
                  ? jsonParts(line).map(({ kind, text }, part) => (
                      <span key={part} className={styles.part[kind]}>
                        {text}
                      </span>
                    ))
                  : line}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </div>
  );
});
