import { notFound } from 'next/navigation';
export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ rest: ['_'] }];
export default function UnknownPath() {
  notFound();
}
