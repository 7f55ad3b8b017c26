export { isOfListing, listingOfProduct, skusOfListing } from './listing';
export {
  isActive,
  isApproved,
  isOnSale,
  isOnSaleByItself,
  onSale,
  productIsActive,
  productIsActiveIn,
  storeIsApproved,
} from './on-sale';
export { highestPrice, liveDealJson, livePrice, livePriceOf, lowestPrice } from './price';
