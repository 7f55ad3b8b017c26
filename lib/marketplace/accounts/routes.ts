// placeholder until the module lands: replace this file
import { routes } from '../host/route';
export const accountRoutes = routes();
