export { addCoupon, listOffers } from './coupon/service';
export { countOtherLines, deleteLines, findOffer, listLines, type Offer } from './queries';
export { removeBought } from './remove-bought';
export { forgetSaved, listSaved, moveToCart, saveForLater } from './saved/service';
export { addToCart, changeQuantity, removeLine } from './service';
export { viewCart } from './view';
