/** The texts of one component, and the name an application uses to override them. */
export interface MessageSection<Name extends string, Messages extends object> {
  name: Name;
  english: Messages;
}

/**
 * Declares a section of the catalog. A value is a string, or a function of its parameters. Pass numbers already
 * formatted for the locale, with `isOne` where the singular differs.
 */
/* @__NO_SIDE_EFFECTS__ */
export function messageSection<Name extends string, Messages extends object>(
  name: Name,
  english: Messages,
): MessageSection<Name, Messages> {
  return { name, english };
}
