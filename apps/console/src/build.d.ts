/** What this build was made from; vite.config.ts fills it in. Empty strings are allowed. */
declare const __BUILD__: { commit: string; version: string; tag: string };
