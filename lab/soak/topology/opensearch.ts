import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { execute, Running, until } from './process';

const version = '3.8.0.0';
const jars = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'haat', `opensearch-${version}`);

/** Returns the home of a Java that can compile and run OpenSearch 3: version 21 or newer. */
async function javaHome(): Promise<string | undefined> {
  const places = '/usr/lib/jvm';
  const homes = existsSync(places) ? readdirSync(places).map((name) => join(places, name)) : [];
  for (const home of [process.env.JAVA_HOME, ...homes]) {
    if (!home || !existsSync(join(home, 'bin/javac'))) continue;
    const { stdout } = await execute(join(home, 'bin/javac'), ['-version']);
    if (Number(/^javac (\d+)/.exec(stdout)?.[1]) >= 21) return home;
  }
  return undefined;
}

/** Has .ci/opensearch.sh download its jars, by starting and ending one node. */
async function fetchJars(folder: string, port: number): Promise<void> {
  if (existsSync(join(jars(), 'complete'))) return;
  await execute('.ci/opensearch.sh', [folder, String(port)]);
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
}

/** Returns the number of nodes for the free memory: half a gigabyte each, besides everything else. */
function nodesFor(): number {
  const meminfo = readFileSync('/proc/meminfo', 'utf8');
  const gigabytes = Number(/MemAvailable:\s+(\d+)/.exec(meminfo)?.[1]) / 1024 ** 2;
  return gigabytes > 8 ? 3 : 1;
}

type Options = { folder: string; httpPort: number; transportPort: number };

/** Opens a cluster whose nodes are separate processes; undefined if the machine cannot run one. */
export async function openCluster({ folder, httpPort, transportPort }: Options) {
  const home = await javaHome();
  if (!home) return undefined;
  mkdirSync(folder, { recursive: true });
  await fetchJars(join(folder, 'fetched'), transportPort + 10).catch(() => {});
  if (!existsSync(join(jars(), 'complete'))) return undefined;
  const classes = join(folder, 'classes');
  const source = 'lab/soak/topology/OpenSearchNode.java';
  await execute(join(home, 'bin/javac'), ['-cp', `${jars()}/*`, '-d', classes, source]);
  const count = nodesFor();
  const start = (number: number) =>
    new Running({
      command: join(home, 'bin/java'),
      args: [
        ...['-Xms320m', '-Xmx512m', '-XX:+UseSerialGC', '-cp', `${classes}:${jars()}/*`],
        ...['OpenSearchNode', folder, `soak-${process.pid}`, String(number), String(count)],
        ...[String(httpPort), String(transportPort)],
      ],
      log: join(folder, `node-${number}.log`),
    });
  const nodes = Array.from({ length: count }, (_, number) => start(number));
  const urls = nodes.map((_, number) => `http://127.0.0.1:${httpPort + number}`);
  const isWhole = (expected: number) =>
    until(
      `${expected} nodes of OpenSearch are there`,
      async () => {
        const answer = await fetch(`${urls[0]}/_cluster/health`, {
          signal: AbortSignal.timeout(2000),
        });
        const { number_of_nodes: there, status } = (await answer.json()) as {
          number_of_nodes: number;
          status: string;
        };
        return there === expected && (status === 'green' || expected === 1);
      },
      600,
    );
  await isWhole(count).catch(async (error) => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    throw error;
  });
  return {
    urls,
    count,
    pids: () => nodes.map(({ pid }) => pid),
    async killOne() {
      await nodes[count - 1]?.end('SIGKILL');
    },
    async startAgain() {
      nodes[count - 1] = start(count - 1);
      await isWhole(count);
    },
    pause() {
      for (const node of nodes) node.signal('SIGSTOP');
    },
    goOn() {
      for (const node of nodes) node.signal('SIGCONT');
    },
    close: () => Promise.all(nodes.map((node) => node.end('SIGKILL'))),
  };
}
