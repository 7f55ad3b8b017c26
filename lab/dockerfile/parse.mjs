/**
 * Parses a Dockerfile into stages with ordered steps. It supports the syntax used here: a one-word instruction,
 * the rest as text; lines joined by a backslash; comments.
 * @param {string} text
 * @returns {{ from: string, name?: string, steps: { instruction: string, rest: string }[] }[]}
 */
export function stagesOf(text) {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const stages = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [from = '', name] = rest.split(/\s+AS\s+/i);
      stages.push({ from, name, steps: [] });
    } else {
      stages.at(-1)?.steps.push({ instruction, rest });
    }
  }
  return stages;
}

/** Parses `A=1 B=2` to pairs. */
export const pairsOf = (rest) => [...rest.matchAll(/(\w+)=(\S*)/g)].map(([, ...pair]) => pair);

/** Parses `--from=build --chown=node:node a b c/` to options, sources and target. */
export function copyOf(rest) {
  const words = rest.split(/\s+/);
  const options = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
  );
  const paths = words.filter((word) => !word.startsWith('--'));
  return { options, sources: paths.slice(0, -1), target: paths.at(-1) ?? '.' };
}

/** Returns a check for paths excluded by `.dockerignore`; only leading wildcards are supported. */
export function ignores(text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return (path) =>
    lines.some((line) =>
      line.startsWith('**/*')
        ? path.endsWith(line.slice('**/*'.length))
        : path === line || path.startsWith(`${line}/`),
    );
}
