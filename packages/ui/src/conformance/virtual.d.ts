declare module 'virtual:server-rendered' {
  /** What Node has rendered of each story file. */
  const renderings: Record<string, import('./renderStories.tsx').ServerRendering>;
  export default renderings;
}
