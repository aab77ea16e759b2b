/** Our own per-mille sign. Decorative: the word is beside it. */
export function PermilleMark({ className = 'size-6' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 28 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="5.5" cy="6" r="3.3" />
      <path d="M20 2.5 5 21.5" />
      <circle cx="14" cy="18" r="3.3" />
      <circle cx="23" cy="18" r="3.3" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold tracking-tight">
      <PermilleMark className="h-5 w-6 text-accent" />
      Permille
    </span>
  )
}
