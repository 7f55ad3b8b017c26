import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** The bundle of all tests, compiled once in a worker: the contexts of its suites share the code. */
let bundle;
/** Imports for the running suite, as Jest does. */
let load;

/** Node's environment with `runSuite`, which runs a test file from the bundle if it exists. */
export default class BundleEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const file = process.env.TEST_BUNDLE;
    if (!file) return;
    this.global.runSuite = (suite, loading, builtin) => {
      load = loading;
      bundle ??= new Script(readFileSync(file, 'utf8'), {
        filename: file,
        importModuleDynamically: (path) => load(path),
      });
      return bundle.runInContext(this.context)(suite, loading, builtin);
    };
  }
}
