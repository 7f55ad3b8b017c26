export { type ReviewJson, review, reviewJson, toReview } from './review-json';
export { findReviews } from './review-list';
export {
  addPicture,
  deleteUnusedPictures,
  removePicture,
  withdrawPictures,
} from './review-pictures';
export { isProductOnSale, lockListing, nameOf, summariseReviews } from './review-queries';
export { addReview, ownReview, removeVotes, voteReview } from './review-service';
