export type ErrorCase = {
  /** The cause: first column in docs/errors.md. */
  cause: string;
  /** The message: second column. A word in braces is a placeholder. */
  message: string;
  /** Provokes the error, and resolves to the messages shown, one per way to provoke it. */
  trigger: () => Promise<string | readonly string[]>;
};

/** A regular expression for a message, whose placeholders match anything. */
export function patternOf(sentence: string): RegExp {
  const pattern = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\S+`);
  return new RegExp(`^${pattern}$`);
}
