export { productCards, productCardsOnSale } from './cards';
export { categoryTree, findCategory } from './category-queries';
export { listProducts } from './list-products';
export {
  addBrand,
  changeBrand,
  listBrandRequests,
  listManagedBrands,
  mergeBrand,
  refuseBrandRequest,
  removeBrand,
  requestBrands,
} from './manage/brands';
export {
  addCategory,
  changeCategory,
  listManagedCategories,
  mergeCategory,
  removeCategory,
} from './manage/categories';
export { presentSlug } from './manage/former-slugs';
export { placeCategory } from './manage/place-category';
export { listFeedProducts } from './product-feed/queries';
export { findFormer, findProduct, findRenamed } from './product-queries';
export { publicAnswer } from './public-answer';
export { listEntries, listShards } from './sitemap-queries';
export { findStore, listBrands, listStores } from './store-queries';
export { findSuggestions } from './suggestions';
export { topSellers } from './top-sellers';
export { shownName, writtenIn } from './written-text';
