import type { ProductType } from './product-type';
import { accessories } from './types/accessories';
import { audio } from './types/audio';
import { baby } from './types/baby';
import { bags } from './types/bags';
import { ballGames } from './types/ball-games';
import { beautyCare } from './types/beauty-care';
import { beautyMakeUp } from './types/beauty-make-up';
import { bedding } from './types/bedding';
import { booksAndStationery } from './types/books-stationery';
import { computers } from './types/computers';
import { decor } from './types/decor';
import { drinks } from './types/drinks';
import { fitness } from './types/fitness';
import { footwear } from './types/footwear';
import { gardenAndAuto } from './types/garden-auto';
import { health } from './types/health';
import { homeAppliances } from './types/home-appliances';
import { kitchen } from './types/kitchen';
import { kitchenAppliances } from './types/kitchen-appliances';
import { mens } from './types/mens';
import { mensEthnicAndKids } from './types/mens-ethnic-kids';
import { mobile } from './types/mobile';
import { pooja } from './types/pooja';
import { rugsAndCushions } from './types/rugs-cushions';
import { snacks } from './types/snacks';
import { spices } from './types/spices';
import { staples } from './types/staples';
import { storage } from './types/storage';
import { tools } from './types/tools';
import { toys } from './types/toys';
import { watchesAndCameras } from './types/watches-cameras';
import { womensEthnic } from './types/womens-ethnic';
import { womensWestern } from './types/womens-western';

/** All product types of the market's stores. */
export const productTypes: readonly ProductType[] = [
  ...womensEthnic,
  ...womensWestern,
  ...mens,
  ...mensEthnicAndKids,
  ...baby,
  ...footwear,
  ...bags,
  ...accessories,
  ...audio,
  ...mobile,
  ...computers,
  ...watchesAndCameras,
  ...kitchenAppliances,
  ...homeAppliances,
  ...kitchen,
  ...storage,
  ...bedding,
  ...rugsAndCushions,
  ...decor,
  ...pooja,
  ...beautyCare,
  ...beautyMakeUp,
  ...drinks,
  ...spices,
  ...staples,
  ...snacks,
  ...ballGames,
  ...fitness,
  ...toys,
  ...booksAndStationery,
  ...health,
  ...tools,
  ...gardenAndAuto,
];
