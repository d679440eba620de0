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
  /** The text as it is; its line breaks are kept. */
  code: string;
  /** What it is: "Steering manifest". Names the region and stands in the head. */
  label: string;
  /** Language as the reader calls it: "JSON", "cURL". JSON is coloured. */
  language?: string;
  /** What is copied, where a secret in the code is masked. @default the code */
  copyText?: string;
  /** What is copied, inside a sentence. @default "code" */
  object?: string;
  /** Numbers before the lines; they are not copied. @default false */
  isNumbered?: boolean;
  /** Whether long lines wrap at first; the reader can change it. @default false */
  isWrapped?: boolean;
  /** Lines in sight before it scrolls. @default all */
  maxLines?: number;
}

/** Text that a machine reads: to be read, compared and copied, not edited. */
export const CodeBlock = forwardRef<HTMLDivElement, CodeBlockProps>(function CodeBlock(
  {
    code,
    label,
    language,
    copyText = code,
    object,
    isNumbered = false,
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
      {/* A scrollable region must be focusable and labelled. */}
      <section
        // The scroller too: else a page that runs right to left opens it at the ends of the lines.
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling is the interaction
        tabIndex={0}
        aria-label={label}
        className={styles.scroller}
        style={maxLines === undefined ? undefined : assignInlineVars({ [styles.lineLimit]: String(maxLines) })}
      >
        <pre translate="no" className={styles.pre({ isWrapped, isNumbered })}>
          <code>
            {lines.map((line, index) => (
              <span key={index} className={styles.line}>
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
