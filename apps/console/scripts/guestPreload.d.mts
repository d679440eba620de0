import type { Plugin } from 'vite';

type File = {
  type: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

export function guestFiles(
  bundle: Record<string, File>,
  modules: readonly string[],
): { scripts: string[]; styles: string[] };
export function guestPreload(): Plugin;
