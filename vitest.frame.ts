import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findTestFrame: () => Promise<void>;
  }
}

// A real key or click goes through the frame of the test file. Vitest looks for it for a second, and Playwright can know of it later
// on a busy machine.
await commands.findTestFrame();
