import type { ImportState } from '@/lib/api/schemas/seller/imports';

/** Whether the server works on an import at present. */
export const isRunning = ({ state }: { state: ImportState }) =>
  state === 'checking' || state === 'applying' || state === 'undoing';
