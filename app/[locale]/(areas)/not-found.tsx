import { AreaNotFound } from '@/components/areas/area-not-found';

export default AreaNotFound;
