import { execute } from '../topology/process';
import type { Topology } from '../topology/topology';
import { few, type Verdict } from './findings';

/** Checks that `npm run audit` finds nothing, including overdue work of the jobs. */
export async function auditIsEmpty({ env }: Pick<Topology, 'env'>): Promise<Verdict> {
  const script = ['--import', 'tsx', 'scripts/audit.ts', '--quiet'];
  const found = await execute(process.execPath, script, {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL },
  }).then(
    ({ stdout }) => ({ lines: stdout.trim().split('\n'), isGood: true }),
    (error: { stdout?: string; stderr?: string }) => ({
      lines: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim().split('\n'),
      isGood: false,
    }),
  );
  return {
    promise: 'The audit of the books finds nothing',
    facts: 'npm run audit -- --quiet, on the database as the load left it.',
    broken: found.isGood ? [] : few(found.lines),
  };
}
