import type { SetUp } from '../../providers/common/set-up';
import type { FileKind, FileProvider, KeptFiles } from '../../providers/files/provider';

/** The storage of uploaded pictures and private files. */
export type Files = Omit<FileProvider, 'name'>;

/**
 * Opens the files of all configured providers. The offered provider stores new files; old ones are looked up
 * there first, then at the others, so that a market can move between providers while it runs. No row names a
 * provider: keys are unique everywhere, so copying a file to another provider changes nothing in the database.
 */
export function openFiles(providers: SetUp<FileProvider>): Files {
  return {
    pictures: filesOf(providers, 'pictures'),
    privateFiles: filesOf(providers, 'privateFiles'),
  };
}

function filesOf({ offered, all }: SetUp<FileProvider>, kind: FileKind): KeptFiles {
  if (!offered) throw new Error('files can be kept nowhere');
  const others = all.filter((each) => each !== offered).map((each) => each[kind]);
  const inOrder = [offered[kind], ...others];

  /**
   * Returns the answer of the first provider that has the file; skips failing ones, but throws the first failure
   * if no provider has it.
   */
  async function first<Result>(
    ask: (files: KeptFiles) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const failures: unknown[] = [];
    for (const files of inOrder) {
      try {
        const found = await ask(files);
        if (found !== undefined) return found;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length) throw failures[0];
    return undefined;
  }

  return {
    keep: offered[kind].keep,
    read: (key) => first((files) => files.read(key)),
    async use(key, work) {
      const done = await first((files) =>
        files.use(key, async (path) => {
          // Failed work is not repeated with another copy.
          try {
            return { result: await work(path) };
          } catch (failure) {
            return { failure };
          }
        }),
      );
      if (done && 'failure' in done) throw done.failure;
      return done?.result;
    },
    async remove(key) {
      for (const files of inOrder) await files.remove(key);
    },
  };
}
