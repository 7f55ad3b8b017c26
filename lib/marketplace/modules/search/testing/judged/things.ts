import { all, any, named, not, within } from './rules';

/** Things of the demo catalogue, as a shopper would distinguish them. */

export const saree = within('sarees');
export const silkSaree = all(saree, named(/Silk/));
export const cottonSaree = all(saree, named(/Cotton/));
export const kurta = named(/\bKurta\b/);
export const womensKurta = all(kurta, within('kurtas-suits'));
export const mensKurta = all(kurta, within('mens-ethnic-wear'));
export const dupatta = named(/Dupatta/);
export const dress = named(/\bDress$|\bDress \(|\bDress Model/);
export const frock = named(/Frock/);
export const tshirt = named(/T-Shirt/);
export const shirt = all(named(/(?<!T-)\bShirt\b/), not(dress));
export const jeans = named(/Jeans/);
export const trousers = named(/Chinos|Trousers/);
export const kidsClothes = within('kids-clothing');
export const bangles = named(/Bangles|Chooda/);
export const watch = named(/\bWatch\b|Smartwatch/);
export const smartwatch = named(/Smartwatch/);
export const sunglasses = named(/Sunglasses/);
export const glasses = named(/Sunglasses|Reading Glasses/);
export const umbrella = named(/Umbrella/);
export const cap = named(/\bCap\b|\bHat\b/, 'umbrellas-caps');
export const shoes = any(
  named(/Shoes|Loafers|Boots/),
  within('sports-shoes'),
  named(/Heels|Juttis|Flats/, 'womens-footwear'),
);
export const sportsShoes = within('sports-shoes');
export const mensShoes = any(
  named(/Shoes|Loafers|Boots/, 'mens-footwear'),
  named(/for Men|Court/, 'sports-shoes'),
);
export const womensFootwear = any(
  within('womens-footwear'),
  named(/for Women|Court/, 'sports-shoes'),
);
export const chappal = named(/Chappals|Flip-Flops|Slippers|Sandals/);
export const sandals = named(/Sandals/);
export const heels = named(/Heel/);
export const handbag = all(within('handbags'), not(named(/Wallet/)));
export const slingBag = named(/Sling Bag/);
export const wallet = named(/Wallet/);
export const purse = within('handbags');
export const backpack = named(/Backpack|School Bag|Rucksack/);
export const schoolBag = named(/School Bag|Backpack/);
export const luggage = named(/Trolley|Suitcase|Briefcase/);
export const headphones = named(/Headphones|Earbuds|Earphones/);
export const earphones = named(/Earbuds|Earphones|Headphones/);
export const earbuds = named(/Earbuds/);
export const speaker = named(/Speaker/);
export const powerBank = named(/Power Bank/);
export const charger = named(/Charger/);
export const laptop = named(/Laptop$|Laptop \(|Laptop Model/);
export const keyboard = named(/Keyboard/);
export const mouse = named(/Mouse/);
export const camera = named(/Camera|Webcam/);
export const mixer = named(/Mixer/);
export const kettle = named(/Kettle/);
export const pressureCooker = named(/Pressure Cooker|Handi Cooker/);
export const kadhai = named(/Kadhai/);
export const cookware = within('cookware');
export const dinnerSet = named(/Dinner Set|Thali Set/);
export const mug = named(/\bMug\b|Kulhad|\bCup\b/);
export const bottle = named(/Water Bottle|Flask/);
export const anyBottle = named(/Bottle|Flask/);
export const tiffin = named(/Tiffin|Lunch Box/);
export const lunchBox = tiffin;
export const bedsheet = named(/Bedsheet/);
export const blanket = named(/Razai|Comforter|Dohar/);
export const towel = named(/Towels?|Gamcha/);
export const curtain = named(/Curtains/);
export const rug = named(/Dhurrie|Carpet|Mat\b/, 'curtains-rugs');
export const carpet = named(/Dhurrie|Carpet/);
export const cushion = named(/Cushion/);
export const clock = named(/Clock/);
export const lamp = named(/Lamp|LED Bulb|Lantern/);
export const diya = named(/Diyas/);
export const incense = named(/Incense/);
export const candle = named(/Candle/);
export const pooja = within('pooja-festive');
export const faceWash = named(/Face Wash/);
export const moisturiser = named(/Day Cream|Lotion|Aloe Vera Soothing Gel/);
export const cream = named(/Cream/, 'skin-care', 'baby-care');
export const sunscreen = named(/Sunscreen/);
export const hairOil = named(/Hair Oil|Hair Serum/);
export const shampoo = named(/Shampoo/);
export const lipstick = named(/Lipstick|Lip Balm/);
export const kajal = named(/Kajal/);
export const soap = named(/Soap/);
export const perfume = named(/Perfume|Attar/);
export const tea = named(/\bTea$|Tea \(|Chai\b|Tea Model/);
export const coffee = named(/Coffee/, 'tea-coffee-drinks');
export const rice = named(/Basmati Rice/);
export const dal = named(/\bDal\b/);
export const atta = named(/Atta\b/);
export const oil = named(/Mustard Oil/);
export const anyOil = named(/\bOil\b/);
export const ghee = named(/Ghee/);
export const honey = named(/Honey/);
export const jaggery = named(/Jaggery/);
export const salt = named(/Rock Salt/);
export const turmeric = named(/Turmeric Powder/);
export const chilli = named(/Chilli Powder/);
export const spices = named(/Powder|Masala|Salt/, 'spices-pickles');
export const pickle = named(/Pickle/);
export const almonds = named(/Almonds/);
export const cashews = named(/Cashews/);
export const dryFruits = named(/Almonds|Cashews|Makhana|Raisins/);
export const snacks = within('snacks-dry-fruits');
export const biscuits = named(/Cookies/);
export const chocolate = named(/Chocolate/);
export const cricketBat = named(/Cricket Bat/);
export const ball = named(/Cricket Balls|Football|Basketball/);
export const football = named(/Football/);
export const yogaMat = named(/Yoga Mat/);
export const dumbbells = named(/Dumbbell/);
export const gym = any(
  within('yoga-gym'),
  named(/Sports T-Shirt|Protein|Running Shoes|Smartwatch/),
);
export const bicycle = named(/Bicycle/);
export const tent = named(/Tent/);
export const teddy = named(/Teddy|Plush/);
export const toys = within('soft-toys-vehicles', 'learning-toys', 'board-games');
export const chess = named(/Chess/);
export const book = within('books');
export const notebook = named(/Notebooks|Diary|Planner|Sketch Pad/);
export const thermometer = named(/Thermometer/);
export const bpMonitor = named(/Blood Pressure/);
export const hammer = named(/Hammer/);
export const torch = named(/Torch/);
export const lock = named(/Padlock/);
export const helmet = named(/Helmet/);
export const plant = named(/Palm|Jade Plant|Cactus/);
export const fan = named(/\bFan\b/);
export const iron = named(/\bIron\b/, 'fans-irons');
export const trimmer = named(/Trimmer|Grooming Kit/);
export const hairDryer = named(/Hair Dryer/);
export const diapers = named(/Diaper Pants|Cloth Diapers/);
export const babyCare = within('baby-care');
export const knife = named(/Knife/);
export const router = named(/Router/);
export const monitor = named(/Desktop Monitor/);
