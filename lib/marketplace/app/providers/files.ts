import { config } from '@/lib/config';
import { log } from '@/lib/log/log';
import { type Files, openFiles } from '../../modules/files';
import { setUp } from '../../providers/common/set-up';
import { diskFiles } from '../../providers/files/disk';
import { s3Files } from '../../providers/files/s3';

/**
 * Returns a bucket if S3_BUCKET is set, and the folder DATA_DIR, which has earlier uploads. FILE_PROVIDER chooses
 * the storage of new files.
 */
export function filesFromConfig(): Files {
  const { s3, dataDir, fileProvider } = config;
  const all = [...(s3 ? [s3Files(s3)] : []), diskFiles(dataDir)];
  const providers = setUp(all, fileProvider);
  if (fileProvider && providers.offered?.name !== fileProvider) {
    log.error(
      { offered: providers.offered?.name },
      'FILE_PROVIDER is not set up: files are kept by another one',
    );
  }
  return openFiles(providers);
}
