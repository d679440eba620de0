/** The path of a request as it was sent: nothing is resolved, so that every part of the stack sees the same one. */
export const requestPath = (url: string | undefined): string => (url ?? '/').split('?', 1)[0] ?? '/';
