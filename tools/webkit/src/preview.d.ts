/** What Storybook's preview offers in a page. */
interface Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: <Event>(name: string, listener: (event: Event) => void) => void;
    off: <Event>(name: string, listener: (event: Event) => void) => void;
    emit: (name: string, event: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    loadStory: (of: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value: string } };
      parameters: { viewport?: { options: Partial<Record<string, { styles: { width: string } }>> } };
    }>;
  };
}
