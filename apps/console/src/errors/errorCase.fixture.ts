/** A sentence that people read when something goes wrong, and how to come by it. */
export type ErrorCase = {
  /** What happened: the first column of docs/errors.md. */
  what: string;
  /** What the console says: the second column. A word in braces stands for what differs each time. */
  says: string;
  /** Makes it happen, and answers what the page says then; several answers are several ways. */
  provoke: () => Promise<string | readonly string[]>;
};

/** That sentence, with something in the place of each word in braces. */
export function patternOf(sentence: string): RegExp {
  const pattern = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\S+`);
  return new RegExp(`^${pattern}$`);
}
