/**
 * What this build was made from; vite.config.ts fills it in. Empty strings are allowed. `release` names version and
 * commit in one word, as `/version.json` does.
 */
declare const __BUILD__: { commit: string; version: string; tag: string; release: string };
