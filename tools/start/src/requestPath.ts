/** The path of a request as sent, without resolving it, so that every part of the stack sees the same path. */
export const requestPath = (url: string | undefined): string => (url ?? '/').split('?', 1)[0] ?? '/';
