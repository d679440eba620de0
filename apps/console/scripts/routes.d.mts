import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ScreenRoute } from '../src/router/screenRoute.ts';

type Routes = Readonly<Record<string, ScreenRoute>>;

export function readRoutes(root: string): Promise<Routes>;
export function shortcutsOf(routes: Routes): ManifestOptions['shortcuts'];
