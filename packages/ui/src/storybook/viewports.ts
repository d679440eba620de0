/** Viewport widths for full pages, used by the toolbar and the tests. */
const options = {
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
};

/** Tests need one fixed width; in the canvas the toolbar sets it. */
// Node renders stories too and has no `import.meta.env`.
const isTestRun = (import.meta.env as ImportMetaEnv | undefined)?.['VITE_STORYBOOK_MODE'] !== undefined;

/** Parameters and globals of a full-page story. */
export const fullPage = {
  parameters: { layout: 'fullscreen', viewport: { options } },
  globals: isTestRun ? { viewport: { value: 'desktop' } } : {},
};

export const onPhone = { globals: { viewport: { value: 'phone' } } } as const;

export const onTablet = { globals: { viewport: { value: 'tablet' } } } as const;

/** Lazily loaded overlays can be slow on a busy machine. */
export const arrival = { timeout: 60_000 };
