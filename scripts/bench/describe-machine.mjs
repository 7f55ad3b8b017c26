import { availableParallelism, cpus, totalmem } from 'node:os';

/** Describes the machine of the measurement. */
export function describeMachine() {
  return {
    cpu: cpus()[0]?.model ?? process.arch,
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    database: process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite',
    date: new Date().toISOString().slice(0, 10),
  };
}

export function machineLine({ cpu, cores, memoryGB, node, system, database, date }) {
  return `${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}, ${database}, ${date}`;
}
