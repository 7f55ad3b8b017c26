/** A market stall under its awning, the same drawing as app/icon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#a93a22" />
      <path d="M8.5 15v10.5h15V15" fill="#fff4e4" />
      <path d="M13.5 25.5v-5a2.5 2.5 0 0 1 5 0v5z" fill="#a93a22" />
      <path d="M8 6.5h16l2.5 7.5h-21z" fill="#fff4e4" />
      <path
        d="M8 6.5h3.4L10.3 14H5.500zM14.6 6.5h2.8l.7 7.5h-4.2zM20.6 6.5H24l2.5 7.500h-4.800z"
        fill="#f4a62a"
      />
      <path
        d="M5.5 14h4.800a2.4 2.4 0 0 1-4.8 0zM13.9 14h4.200a2.1 2.1 0 0 1-4.2 0zM21.7 14h4.800a2.4 2.4 0 0 1-4.8 0z"
        fill="#f4a62a"
      />
      <path
        d="M10.3 14h3.600a1.8 1.8 0 0 1-3.6 0zM18.1 14h3.600a1.8 1.8 0 0 1-3.6 0z"
        fill="#fff4e4"
      />
    </svg>
  );
}
