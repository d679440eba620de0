export type Progress = {
  readonly step: (name: string) => void;
  readonly end: () => void;
};

const clearedLine = '\r\x1b[2K';

/** Shows the current step: on a terminal as one line with elapsed seconds, elsewhere as one line for each step. */
export function showProgress(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Progress {
  const began = performance.now();
  let current = '';
  const draw = () => {
    output.write(`${clearedLine}${current}… ${Math.round((performance.now() - began) / 1_000)} s`);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    step(name) {
      current = name;
      if (!output.isTTY) output.write(`${name}…\n`);
      else {
        draw();
        timer ??= setInterval(draw, 1_000);
      }
    },
    end() {
      clearInterval(timer);
      if (output.isTTY) output.write(clearedLine);
    },
  };
}
