// Runs before React: replaces its developer tools hook to count commits and rendered components.
{
  /** React's tags of function, class, forwardRef, memo and simple memo components. */
  const componentTags = new Set([0, 1, 11, 14, 15]);
  /** React's flag of a rendered fiber; an unchanged subtree keeps its child and is skipped. */
  const performedWork = 1;
  const work = { commits: 0, components: 0 };

  const count = (root) => {
    const waiting = [root];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      if (componentTags.has(fiber.tag) && fiber.flags & performedWork) work.components += 1;
      if (fiber.alternate?.child === fiber.child) continue;
      for (let child = fiber.child; child; child = child.sibling) waiting.push(child);
    }
  };

  Object.defineProperty(globalThis, 'reactWork', { get: () => ({ ...work }) });
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer, { current }) => {
      work.commits += 1;
      count(current);
    },
  };
}
