export { isKey } from '../../providers/files/provider';
export { type Files, openFiles } from './files';
export {
  asPicture,
  type DrawnPicture,
  deletePicture,
  keepPicture,
  keyOf,
  PictureRefused,
  pictureOf,
} from './pictures';
