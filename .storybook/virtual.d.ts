declare module 'virtual:used-tokens' {
  /** Token names by folder of the ui package. */
  const tokens: Record<string, string[]>;
  export default tokens;
}

declare module 'virtual:changes' {
  /** Markdown. */
  const changes: string;
  export default changes;
}
