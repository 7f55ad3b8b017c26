import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </Card>
  );
}
