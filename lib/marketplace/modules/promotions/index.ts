export {
  type AppliedCoupon,
  cartCoupon,
  hasAddressHadIts,
  holdAgainst,
  withDiscount,
} from './coupons/apply';
export {
  changeCoupon,
  createCoupon,
  listCoupons,
  pauseCoupon,
  readCoupon,
} from './coupons/manage/service';
export { discountLeft } from './coupons/manage/view';
export {
  type CouponRow,
  countFirstOrders,
  countUses,
  findByCode,
  findInCart,
  listPublic,
  putIntoCart,
  takeFromCart,
} from './coupons/queries';
export { couponMoney, couponRefused } from './coupons/refuse';
export { isRefusal } from './coupons/rules/decide';
export { listProductCoupons } from './coupons/shop/of-product';
export { viewCartCoupon } from './coupons/shop/view';
export { releaseUse, removeUsed, retakeUse, takeUse } from './coupons/uses';
export { findDeal, listDeals } from './deals/find-deals';
export { isDishonest } from './deals/honest';
export { listingPrices } from './deals/listing-prices';
export { dealStoppedMail, listMarketDeals, stopDeal } from './deals/market-deals';
export { changeDeal, createDeal, endDeal, removeDeal } from './deals/save-deal';
