/** Lazy modules that a first page waits for, for guests and for signed-in users. */
const starts = {
  guest: ['src/shell/layouts/notoolbar/index.ts', 'src/features/sign-in/index.ts'],
  signedIn: ['src/app/createAuthenticatedContext.ts', 'src/shell/index.ts'],
  list: ['src/records/list/ListScreen.tsx', 'src/router/drawer/DrawerLink.tsx'],
  users: ['src/features/users/index.ts'],
};

/** Following the icon barrel would count every icon as needed. */
const isIconBarrel = (id: string) => /[\\/]ui[\\/](dist|src)[\\/]icon[\\/](index|lucide)\.[jt]s$/.test(id);

/** One file per icon. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([^\\/]+)\.m?js$/;
const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icon(?:\/(?:index|lucide)\.[jt]s)?["']/g;

/** File names of the icons that a module imports from the barrel. */
const iconsOf = (code: string): string[] =>
  [...code.matchAll(importOfIcons)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-').toLowerCase());

/** Exported next to what first pages need, but loaded later. */
const isLoadedLater = (id: string) =>
  /[\\/]ui[\\/](dist|src)[\\/](snackbar[\\/](Notification|SnackbarHistory)|states[\\/](NoPermission|NotFound|NotEnabled|Offline)State|data-table[\\/](views[\\/]|export[\\/]csvExport)|theme[\\/]contract\.styles|avatar[\\/]AvatarGroup|property-filter[\\/](describeToken|PropertyFilterToken|FilterTokens))/.test(
    id,
  );

/** Small, and needed by every page with data: a separate file would cost more than it saves. */
const isOfEveryPage = (id: string) =>
  /[\\/]ui[\\/](dist|src)[\\/](badge|date-time|page-header|skeleton|status)[\\/]|[\\/]src[\\/](records[\\/]user[\\/](messages|UserStatus)|records[\\/]account[\\/](mfaStates|loadAccounts)|api[\\/]viewer[\\/]fullName)\.tsx?$/.test(
    id,
  );

type GetModuleInfo = (id: string) => { importedIds: readonly string[]; code: string | null } | null;

/** The transitive closure of some modules' imports. */
function closureOf(ids: readonly string[], look: GetModuleInfo): Set<string> {
  const closure = new Set(ids);
  // Iterating a Set also visits what is added during the iteration.
  for (const id of closure) {
    if (isIconBarrel(id)) continue;
    for (const imported of look(id)?.importedIds ?? []) if (!isLoadedLater(imported)) closure.add(imported);
  }
  return closure;
}

/**
 * Assigns modules to chunks (`manualChunks`): those of a guest's first page, those of every signed-in page, those of
 * both, and those that only Users needs. The bundler would create many small chunks, each compressed separately and listed in the entry. It keeps all
 * other modules, except icons: one chunk for first pages, one for the rest.
 * @param root folder of the console
 */
export function partsOf(root: string): (id: string, context: { getModuleInfo: GetModuleInfo }) => string | null {
  const modulesOf = (name: keyof typeof starts) => starts[name].map((path) => `${root}${path}`);
  // The bench finds pages by these modules, which keep their own chunks.
  const entries = new Set([...modulesOf('guest'), ...modulesOf('signedIn'), ...modulesOf('users')]);
  let closures: Record<keyof typeof starts, Set<string>> | undefined;
  let firstIcons = new Set<string>();
  return (id, context) => {
    const look = (other: string) => context.getModuleInfo(other);
    if (!closures) {
      closures = {
        guest: closureOf(modulesOf('guest'), look),
        signedIn: closureOf(modulesOf('signedIn'), look),
        list: closureOf(modulesOf('list'), look),
        users: closureOf(modulesOf('users'), look),
      };
      const first = Object.values(closures).flatMap((closure) => [...closure]);
      firstIcons = new Set(first.flatMap((module) => iconsOf(look(module)?.code ?? '')));
    }
    const icon = icons.exec(id)?.[1];
    if (icon !== undefined) return firstIcons.has(icon) ? 'icons' : 'more-icons';
    if (entries.has(id)) return null;
    const isForSignedIn = isOfEveryPage(id) || closures.signedIn.has(id);
    if (closures.guest.has(id)) return isForSignedIn || closures.users.has(id) ? 'shared' : 'guest';
    if (isForSignedIn) return 'signed-in';
    if (closures.list.has(id)) return 'list';
    return closures.users.has(id) ? 'users-list' : null;
  };
}

/** Whether a file is the authenticated frame or the sign-in page, which every first page waits for. */
export const isFrame = (file: string): boolean => /\/(createAuthenticatedContext|notoolbar|shell|sign-in)-/.test(file);

/** Whether a chunk is the entry or named by `partsOf`. */
export const isPart = (name: string) =>
  ['start', 'guest', 'shared', 'signed-in', 'list', 'users-list', 'icons', 'more-icons'].includes(name);

/**
 * Fails a build with circular imports between chunks, where the first to run reads uninitialized exports. Manual chunks
 * can cause this, and unit tests cannot detect it.
 */
export function failOnCircularImports() {
  return {
    name: 'no-circles',
    apply: 'build' as const,
    generateBundle(_options: unknown, bundle: Record<string, { imports?: readonly string[] }>) {
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file))
          throw new Error(`Files of the build import each other: ${[...path, file].join(' → ')}`);
        if (done.has(file)) return;
        for (const imported of bundle[file]?.imports ?? []) visit(imported, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
