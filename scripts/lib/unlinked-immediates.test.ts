import { spawnSync } from 'node:child_process';

/** Two immediates of one turn, of which the second is held: tests whether the first one's data is still there. */
const twoOfOneTurn = `
  const request = (() => {
    const made = {};
    setImmediate(() => {}).request = made;
    return new WeakRef(made);
  })();
  const order = [];
  const held = setImmediate((...given) => order.push(...given), 'second');
  setImmediate(() => order.push('third'));
  clearImmediate(setImmediate(() => order.push('cleared')));
  setTimeout(() => {
    gc();
    console.log(JSON.stringify({ order, isHeld: request.deref() !== undefined, held: typeof held }));
  }, 20);`;

it('lets go of what ran before it, and runs as before', () => {
  const importing = ['--import', './scripts/lib/unlinked-immediates.mjs'];
  const { stdout } = spawnSync(process.execPath, [
    ...['--expose-gc', ...importing, '--input-type=module'],
    ...['--eval', twoOfOneTurn],
  ]);
  expect(JSON.parse(String(stdout))).toEqual({
    order: ['second', 'third'],
    isHeld: false,
    held: 'object',
  });
});
