import { notFound } from 'next/navigation';

export default function UnknownOperatorPage() {
  notFound();
}
