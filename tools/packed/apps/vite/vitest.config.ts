import { defineConfig } from 'vitest/config';

// All that the README of ui asks for.
export default defineConfig({ test: { environment: 'jsdom', setupFiles: ['@edge-console/ui/jsdom'] } });
