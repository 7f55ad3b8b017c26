export { addStorePicture } from './add-picture';
export { attributeChoices, sizeChoices } from './attribute-choices';
export { editListings } from './bulk-edit/edit-listings';
export { findListings, previewEdit } from './bulk-edit/preview';
export { changeSkus } from './change-skus';
export {
  canMove,
  changeState,
  duplicateListing,
  moveListings,
  type StateChange,
} from './change-state';
export { listListings } from './list-listings';
export { listSkus } from './list-skus';
export { listViews, removeView, saveView } from './listing-views/service';
export { lowStockMail, mailLowStock, registerLowStockMails } from './low-stock/mail-low-stock';
export { ownPictures } from './own-pictures';
export { describeFacts } from './proposal/facts';
export { proposeName } from './proposal/propose';
export { publishListings } from './publish/publish';
export { skusUnderDeal } from './publish/refusals';
export { publishedDocuments } from './published-documents';
export { findListing, readListing } from './read-listing';
export { decideListing, listForReview, listingDecidedMail, listingsApprovedMail } from './review';
export { findRevision, listRevisions, noteRevisions } from './revisions';
export { createListing, saveDraft } from './save-draft';
export { described, type Editor, saveListings } from './save-listings';
export {
  addSizeChart,
  changeSizeChart,
  listSizeCharts,
  removeSizeChart,
} from './size-charts/service';
export { needsReview, raisesMrp, submitForReview, submitListing } from './submit';
export { deleteUnusedStorePictures } from './unused-pictures';
