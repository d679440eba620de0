import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { groupOf, groups, nameProblem, type Group } from './names.ts';
import { componentFiles, logicFiles } from './templates.ts';

export interface NewComponent {
  /** Kebab case: the folder. */
  name: string;
  /** Group in the sidebar; inferred from the name when omitted. */
  group?: string | undefined;
  /** Name of a function without React that it needs. */
  logic?: string | undefined;
}

/** A usage error, shown without a stack trace. */
export class Refusal extends Error {}

const isGroup = (group: string): group is Group => groups.some((one) => one === group);

/** Writes the folder of a new component; returns the created files. `ui` is the folder of the package. */
export function newComponent(ui: string, { name, group = groupOf(name), logic }: NewComponent): string[] {
  const problem = nameProblem(name);
  if (problem !== undefined) throw new Refusal(problem);
  if (!isGroup(group)) throw new Refusal(`'${group}' is no group of the sidebar: ${groups.join(', ')}`);
  if (logic !== undefined && !/^[a-z][A-Za-z0-9]*$/u.test(logic)) {
    throw new Refusal(`'${logic}' is not the name of a function: --logic=nextStep`);
  }
  const folder = `${ui}/src/${name}`;
  if (existsSync(folder)) throw new Refusal(`packages/ui/src/${name} is there already. Nothing was written.`);
  const files = { ...componentFiles({ name, group }), ...(logic === undefined ? {} : logicFiles(logic)) };
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  return Object.keys(files);
}
