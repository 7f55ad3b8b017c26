export { findBanners } from './banners';
export { homeAt } from './home';
export {
  addBanner,
  changeBanner,
  listManagedBanners,
  orderBanners,
  removeBanner,
} from './manage-banners';
export { findListings, listPicks, pickOf, savePicks } from './picks';
export { momentOf, previewKey } from './preview-key';
export { listSections, saveSections } from './sections';
