/** An error message and how to provoke it. */
export type ErrorCase = {
  /** The cause: the first column of docs/errors.md. */
  what: string;
  /** The message: the second column. A word in braces is a placeholder. */
  says: string;
  /** Provokes the error, and answers the messages shown: one for each way to provoke it. */
  provoke: () => Promise<string | readonly string[]>;
};

/** A pattern of that message, whose placeholders match anything. */
export function patternOf(sentence: string): RegExp {
  const pattern = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\S+`);
  return new RegExp(`^${pattern}$`);
}
