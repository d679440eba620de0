/** Thrown where a story needs what no package exports. */
export class Unpublished extends Error {}
