import { Button } from '@/components/ui/button';

type Props = { label: string; prominent: boolean; busy?: boolean; onClick: () => void };

/** A prominent button for a sold-out product, else a plain one. */
export function NoticeLook({ label, prominent, busy, onClick }: Props) {
  return (
    <Button
      look={prominent ? 'primary' : 'quiet'}
      className={prominent ? 'w-full' : '-my-3 -ml-2 px-2! text-sm'}
      busy={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
