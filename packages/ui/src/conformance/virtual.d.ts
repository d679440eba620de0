declare module 'virtual:server-rendered' {
  /** Each story file rendered in Node. */
  const renderings: Record<string, import('./renderStories.tsx').ServerRendering>;
  export default renderings;
}
