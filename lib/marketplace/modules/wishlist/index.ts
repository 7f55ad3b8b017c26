export { addToWishlist, removeFromWishlist, viewWishlist } from './service';
