export {
  findBanners,
  findListings,
  homeAt,
  listPicks,
  listSections,
  pickOf,
  savePicks,
  saveSections,
} from './home';
export {
  addBanner,
  changeBanner,
  listManagedBanners,
  orderBanners,
  removeBanner,
} from './manage-banners';
export { momentOf, previewKey } from './preview-key';
