import { notFound } from 'next/navigation';

export default function UnknownSellerPage() {
  notFound();
}
