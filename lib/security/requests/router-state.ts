import { z } from 'zod';
import { parseBoundedJson } from '@/lib/security/bounded-json';

const kinds = ['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)', 'oc'];
const kindsOfOne = ['d', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'];

const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum([...kinds, ...kindsOfOne]),
    z.array(z.string()).nullable(),
  ]),
]);

const reloads = z.enum(['refetch', 'inside-shared-layout', 'metadata-only']);

/** `flightRouterStateSchema` of next/dist/server/app-render/types. */
const state: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), state),
    z.tuple([z.string(), z.string()]).nullish(),
    reloads.nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether Next can read what its router says of itself in `next-router-state-tree`; it answers 500 to what it cannot. */
export function isRouterState(header: string): boolean {
  if (header.length > 40_000) return false;
  try {
    return state.safeParse(parseBoundedJson(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
