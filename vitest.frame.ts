import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findTestFrame: () => Promise<void>;
  }
}

// Real keys and clicks go through the frame of the test file. Vitest waits one second for it, which is too short on a busy machine.
await commands.findTestFrame();
