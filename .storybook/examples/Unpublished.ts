/** Thrown if a story needs something that no package exports. */
export class Unpublished extends Error {}
