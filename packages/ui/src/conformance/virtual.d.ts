declare module 'virtual:server-rendered' {
  /** What Node has rendered of each story file. */
  const renderings: Record<string, import('./renderDefaults.tsx').ServerRendering>;
  export default renderings;
}
