export function ensurePackage(name: string, program?: string): boolean;
