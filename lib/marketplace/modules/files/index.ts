export { isKey, storeFromConfig } from '../../providers/files/disk';
export { type PrivateFiles, privateFilesFromConfig } from '../../providers/files/private-files';
export type { ObjectStore } from '../../providers/files/provider';
export {
  asPicture,
  type DrawnPicture,
  keepPicture,
  keyOf,
  PictureRefused,
  pictureOf,
} from './pictures';
