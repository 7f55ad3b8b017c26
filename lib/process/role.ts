import { config, roles, setting } from '../config';

/**
 * Stops a process with an invalid ROLE.
 * @throws with a sentence for the operator
 */
export function refuseImpossibleRole(): void {
  const role = setting('ROLE') ?? 'all';
  if (!roles.some((known) => known === role)) {
    throw new Error(`ROLE is '${role}'; it can be ${roles.join(', ')}.`);
  }
  if (role === 'worker' && config.apiUrl) {
    throw new Error('ROLE=worker has nothing to do: the API host at API_URL runs the jobs.');
  }
  if (role !== 'all' && !config.apiUrl && !config.databaseUrl) {
    throw new Error(
      `ROLE=${role} needs DATABASE_URL: one process opens the embedded database, and does everything (ROLE=all).`,
    );
  }
  if (role === 'worker' && !(setting('REVALIDATE_ORIGINS') && setting('REVALIDATE_SECRET'))) {
    throw new Error(
      'ROLE=worker needs REVALIDATE_ORIGINS, where the shop answers, and the shop’s REVALIDATE_SECRET: it tells the shop which pages have changed.',
    );
  }
}
