import { existsSync } from 'node:fs';
import { taskClock } from './task-clock';

const tells = existsSync('/proc/self/schedstat');

describe('the clock of a task', () => {
  it('counts by the event loop where the system does not tell the time of a thread', () => {
    let active = 0;
    const clock = taskClock(1000, () => active);
    expect(clock.isOver(false)).toBe(false);
    active = 1001;
    expect(clock.isOver(true)).toBe(true);
  });

  (tells ? it : it.skip)('does not count the time in which a thread waits for a core', () => {
    const clock = taskClock(1e9, () => Number.POSITIVE_INFINITY);
    clock.follow('self');
    expect(clock.isOver(false)).toBe(false);
  });
});
