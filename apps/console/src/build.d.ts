/**
 * Version and commit of this build; vite.config.ts defines them. Empty strings are allowed. `release` is version and
 * commit in one word, as `/version.json` does.
 */
declare const __BUILD__: { commit: string; version: string; tag: string; release: string };
