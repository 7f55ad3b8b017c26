import { Button } from '@/components/ui/button';

type Props = { label: string; prominent: boolean; busy?: boolean; onClick: () => void };

/** A button of its own where the product is sold out, else a quiet one. */
export function NoticeLook({ label, prominent, busy, onClick }: Props) {
  return (
    <Button
      look={prominent ? 'outline' : 'quiet'}
      className={prominent ? 'w-full' : '-ml-2 px-2! text-sm'}
      busy={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
