import { setTimeout as pause } from 'node:timers/promises';
import type { Topology } from '../topology/topology';

type Causing = { topology: Topology; milliseconds: number };

export type Fault = {
  /** The name on the command line. */
  name: string;
  title: string;
  /** Returns the reason the fault cannot be caused here; undefined if it can. */
  lacks(topology: Topology): string | undefined;
  /** Causes the fault and resolves when its cause is over: repaired, or at the end of its time. */
  cause(causing: Causing): Promise<void>;
  /** Seconds after the end in which failures are still allowed. */
  allowed: number;
  /** Restores the machine for the next fault, after this one's time. */
  tidy?(topology: Topology): Promise<void>;
};

const always = () => undefined;

/** Seconds by which the clock jumps: longer than any request, and over before the soak ends. */
export const clockJump = 120;

/** All faults, in order. */
export const faults: Fault[] = [
  {
    name: 'instance',
    title: 'an instance is killed',
    lacks: always,
    async cause({ topology: { one } }) {
      one.kill();
      // It stops answering at once, and answers again after the supervisor has restarted it.
      await pause(1500);
      await one.healthy();
    },
    allowed: 5,
  },
  {
    name: 'clock',
    title: 'the clock of an instance jumps two minutes ahead, and back',
    lacks: ({ moveClock }) => (moveClock ? undefined : 'libfaketime (Debian: faketime)'),
    async cause({ topology: { moveClock }, milliseconds }) {
      moveClock?.(clockJump);
      await pause(milliseconds);
      moveClock?.(0);
      await pause(1500);
    },
    allowed: 5,
  },
  {
    name: 'postgres-restart',
    title: 'PostgreSQL restarts',
    lacks: always,
    async cause({ topology: { postgres } }) {
      await postgres.restart();
    },
    allowed: 10,
  },
  {
    name: 'failover',
    title: 'the primary dies, and its replica takes over',
    lacks: always,
    async cause({ topology: { postgres, relay } }) {
      relay.lead('replica', undefined);
      relay.lead('database', undefined);
      relay.cut('replica');
      await postgres.failOver();
      relay.lead('database', postgres.primaryPort);
      relay.cut('database');
    },
    allowed: 10,
    async tidy({ postgres, relay }) {
      await postgres.addStandby();
      relay.lead('replica', postgres.standbyPort);
    },
  },
  {
    name: 'connections',
    title: 'connections to the database are cut, again and again',
    lacks: always,
    async cause({ topology: { relay }, milliseconds }) {
      const times = Math.max(2, Math.round(milliseconds / 2000));
      for (let time = 0; time < times; time++) {
        relay.cut('database');
        await pause(2000);
      }
    },
    allowed: 10,
  },
  {
    name: 'redis-pause',
    title: 'Redis hangs',
    lacks: ({ redis }) => (redis ? undefined : 'Redis'),
    async cause({ topology: { redis }, milliseconds }) {
      redis?.pause();
      await pause(milliseconds).finally(() => redis?.goOn());
    },
    allowed: 10,
  },
  {
    name: 'redis-empty',
    title: 'Redis is emptied',
    lacks: ({ redis }) => (redis ? undefined : 'Redis'),
    async cause({ topology: { redis } }) {
      await redis?.empty();
    },
    allowed: 5,
  },
  {
    name: 'search-node',
    title: 'a node of the search cluster is killed',
    lacks: ({ cluster }) => ((cluster?.count ?? 0) > 1 ? undefined : 'a second node of OpenSearch'),
    async cause({ topology: { cluster }, milliseconds }) {
      await cluster?.killOne();
      await pause(milliseconds);
    },
    allowed: 10,
    async tidy({ cluster }) {
      await cluster?.startAgain();
    },
  },
  {
    name: 'search-pause',
    title: 'the search cluster hangs',
    lacks: ({ cluster }) => (cluster ? undefined : 'OpenSearch'),
    async cause({ topology: { cluster }, milliseconds }) {
      cluster?.pause();
      await pause(milliseconds).finally(() => cluster?.goOn());
    },
    allowed: 15,
  },
  {
    name: 's3',
    title: 'the store of files is away',
    lacks: ({ s3 }) => (s3 ? undefined : 'S3Proxy'),
    async cause({ topology: { s3 }, milliseconds }) {
      await s3?.goAway();
      await pause(milliseconds).finally(() => s3?.comeBack());
    },
    allowed: 10,
  },
  {
    name: 'mail',
    title: 'the mail server hangs',
    lacks: always,
    async cause({ topology: { mail }, milliseconds }) {
      mail.hang(true);
      await pause(milliseconds).finally(() => mail.hang(false));
    },
    allowed: 5,
  },
  {
    name: 'payments',
    title: 'the payment provider hangs',
    lacks: always,
    async cause({ topology: { razorpay }, milliseconds }) {
      razorpay.hang(true);
      await pause(milliseconds).finally(() => razorpay.hang(false));
    },
    // A call that began during the hang ends after eight seconds.
    allowed: 10,
  },
  {
    name: 'disk',
    title: 'the disk of an instance is full',
    lacks: ({ disk }) => (disk ? undefined : 'a disk that may be filled'),
    async cause({ topology: { disk }, milliseconds }) {
      try {
        disk?.fill();
        await pause(milliseconds);
      } finally {
        disk?.clear();
      }
    },
    allowed: 5,
  },
];

/**
 * Returns the faults named on the command line.
 * @throws {Error} for an unknown name
 */
export function faultsNamed(list: string): Fault[] {
  if (list === 'none') return [];
  if (list === 'all') return faults;
  return list.split(',').map((name) => {
    const fault = faults.find((each) => each.name === name.trim());
    if (!fault) {
      const names = faults.map((each) => each.name).join(', ');
      throw new Error(`'${name}' is none of all, none, ${names}.`);
    }
    return fault;
  });
}
