/** The widths that whole pages are looked at, for the toolbar and the tests. */
const options = {
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
};

/** A test needs one width; a person has the canvas, and its toolbar. */
// Stories are rendered by plain Node too, which knows no `env`; Vite gives it to a module that says `import.meta.env`.
const isTestRun = (import.meta.env as ImportMetaEnv | undefined)?.['VITE_STORYBOOK_MODE'] !== undefined;

/** Parameters and globals of a story that is a whole page. */
export const fullPage = {
  parameters: { layout: 'fullscreen', viewport: { options } },
  globals: isTestRun ? { viewport: { value: 'desktop' } } : {},
};

export const onPhone = { globals: { viewport: { value: 'phone' } } } as const;

export const onTablet = { globals: { viewport: { value: 'tablet' } } } as const;

/** The code of what opens is fetched when it is first wanted; on a busy machine that takes its time. */
export const arrival = { timeout: 60_000 };
