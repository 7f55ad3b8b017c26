export { backToFile, saveText, withdrawText } from './editing/change';
export { listContent, readContent } from './editing/managed';
export { listReplaced, publishedBody } from './editing/published';
export { listVersions } from './editing/queries';
export { findTarget, ownPath, shorten } from './short-links';
