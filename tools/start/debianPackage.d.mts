export function ensurePackage(name: string, program?: string): boolean;
export function ensureFirefox(): boolean;
export function ensureWebKit(): boolean;
