import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ScreenEntry } from '../src/routing/screenEntry.ts';

type ScreenEntries = Readonly<Record<string, ScreenEntry>>;

export function readScreenEntries(root: string): Promise<ScreenEntries>;
export function shortcutsOf(entries: ScreenEntries): ManifestOptions['shortcuts'];
