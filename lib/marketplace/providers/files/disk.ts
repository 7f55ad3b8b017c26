import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProviderError } from '../common/http';
import { type FileKind, type FileProvider, type KeptFiles, refuseKey } from './provider';

/** Returns files under a folder of this machine, or one that its instances share. */
export function diskFiles(folder: string): FileProvider {
  return {
    name: 'disk',
    pictures: filesIn(join(/* turbopackIgnore: true */ folder, 'uploads'), 'pictures'),
    privateFiles: filesIn(join(/* turbopackIgnore: true */ folder, 'private'), 'privateFiles'),
  };
}

function filesIn(folder: string, kind: FileKind): KeptFiles {
  const pathOf = (key: string) => {
    refuseKey(kind, key);
    return join(/* turbopackIgnore: true */ folder, key);
  };
  return {
    async keep(key, content) {
      const path = pathOf(key);
      await done(mkdir(dirname(path), { recursive: true }));
      const write = 'path' in content ? copyFile(content.path, path) : writeFile(path, content);
      // A full disk leaves a partial file.
      await done(write).catch(async (error) => {
        await rm(path, { force: true });
        throw error;
      });
    },
    read: async (key) => ifThere(readFile(pathOf(key))),
    async use(key, work) {
      const path = pathOf(key);
      return (await ifThere(stat(path))) && work(path);
    },
    remove: async (key) => done(rm(pathOf(key), { force: true })),
  };
}

async function done<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw new ProviderError('unavailable', description, undefined, { cause: error });
  }
}

const ifThere = <Result>(step: Promise<Result>): Promise<Result | undefined> =>
  done(
    step.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    }),
  );
