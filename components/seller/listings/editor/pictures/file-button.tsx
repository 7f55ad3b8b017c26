import type { ReactNode } from 'react';

type Props = {
  label: string;
  text: string;
  types: readonly string[];
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  capture?: 'environment';
  children: ReactNode;
};

/** A button that opens the choice of files, or the camera. */
export function FileButton({ label, text, types, onFiles, multiple, capture, children }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {children}
      {text}
      <input
        type="file"
        accept={types.join(',')}
        aria-label={label}
        multiple={multiple}
        capture={capture}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
