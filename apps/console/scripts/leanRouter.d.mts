export function leanRouter(): {
  name: string;
  apply: 'build';
  transform(code: string, id: string): { code: string; map: null } | null;
};
