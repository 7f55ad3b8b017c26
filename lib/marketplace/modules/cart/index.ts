export { addCoupon, listOffers } from './coupon/service';
export { countOtherLines, deleteLines, findOffer, listLines, type Offer } from './queries';
export { forgetSaved, listSaved, moveToCart, saveForLater } from './saved/service';
export { addToCart, changeQuantity, removeBought, removeLine } from './service';
export { viewCart } from './view';
