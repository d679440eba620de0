/** A recipe as vanilla-extract hands it to the browser. */
interface CompiledRecipe {
  defaultClassName: string;
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: Readonly<Record<string, unknown>>;
  compoundVariants: readonly (readonly [when: Readonly<Record<string, unknown>>, className: string])[];
}

/**
 * Stands for vanilla-extract's own in what is published: that one is three times as large, and on every page, for what only style
 * sheets ask (`classNames`, `variants`) and for browsers that do not know `...`.
 */
export function createRuntimeFn(recipe: CompiledRecipe): (chosen?: Readonly<Record<string, unknown>>) => string {
  const variants = Object.entries(recipe.variantClassNames);
  return (chosen = {}) => {
    const choice = (name: string) => String(chosen[name] ?? recipe.defaultVariants[name]);
    let names = recipe.defaultClassName;
    const add = (className: string | undefined) => {
      if (className) names += ` ${className}`;
    };
    for (const [name, classNames] of variants) add(classNames[choice(name)]);
    for (const [when, className] of recipe.compoundVariants) {
      if (Object.keys(when).every((name) => choice(name) === String(when[name]))) add(className);
    }
    return names;
  };
}
