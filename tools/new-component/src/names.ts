/** Groups of the sidebar, and name endings from which a component's group is inferred. */
export const groups = ['Actions', 'Inputs', 'Overlays', 'Feedback', 'Navigation', 'Display', 'Data'] as const;
export type Group = (typeof groups)[number];

const endings: readonly (readonly [RegExp, Group])[] = [
  [/(?:field|picker|select|box|input|slider|group)$/u, 'Inputs'],
  [/(?:button|menu)$/u, 'Actions'],
  [/(?:dialog|drawer|popover|panel)$/u, 'Overlays'],
  [/(?:notice|banner|progress|state)$/u, 'Feedback'],
  [/(?:nav|tabs|bar|link)$/u, 'Navigation'],
  [/(?:table|list|grid|chart)$/u, 'Data'],
];

export function groupOf(name: string): Group {
  return endings.find(([ending]) => ending.test(name))?.[1] ?? 'Display';
}

/** `date-time-field` -> `DateTimeField`. */
export function pascalOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** `date-time-field` -> `Date time field`. */
export function sentenceOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** Why a folder cannot have this name, or undefined. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Name the component in kebab case: npm run new:component -- date-time-field';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name)) {
    return `'${name}' is not kebab case. Use small letters, digits and single hyphens: date-time-field`;
  }
  if (/^(?:utils?|helpers?|common|misc|shared|component)s?$/u.test(name)) {
    return `'${name}' says nothing. Name the thing that a person sees.`;
  }
  return undefined;
}
