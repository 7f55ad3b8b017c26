import { cpSync, existsSync, rmSync } from 'node:fs';
import { dataDir as shared } from './mail';

/** An empty data folder, but for the demo pictures, which take long to draw. */
export function freshData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(`${shared}/media`)) {
    cpSync(`${shared}/media`, `${folder}/media`, { recursive: true });
  }
}
