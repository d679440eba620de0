/**
 * Values of custom properties for React's `style`, by the variables that a style sheet exports. Stands for vanilla-extract's own in
 * what is published: that one also walks through contracts, of which components set none.
 */
export function assignInlineVars(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  const assigned: Record<string, string> = {};
  // A variable reads `var(--name)`.
  for (const [variable, value] of Object.entries(values)) if (value != null) assigned[variable.slice(4, -1)] = value;
  return assigned;
}
