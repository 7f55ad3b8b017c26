/** `items` is null where the job failed, or is past its deadline and still runs (`isOverdue`). */
export type JobRun = {
  name: string;
  at: Date;
  milliseconds: number;
  items: number | null;
  isOverdue?: boolean;
};

const runs = new Map<string, JobRun>();

/** Remembers how a job went, in place of its run before. */
export function noteRun(run: JobRun): void {
  runs.set(run.name, run);
}

/** The last run of each job in this process. */
export const lastRuns = (): JobRun[] => [...runs.values()];
