import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Returns a process's resident memory in MB: now, and its maximum if the system reports it. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
  } catch {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { now: Number(kilobytes) / 1024, highest: undefined };
  }
}

/** Starts counting a process's CPU time; the returned function gives milliseconds since then, if /proc exists. */
export function countCpu(pid) {
  const start = cpuOf(pid);
  return () => (start === undefined ? undefined : cpuOf(pid) - start);
}

function cpuOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
