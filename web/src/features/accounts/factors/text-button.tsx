import type { ReactNode } from 'react'

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** An alternative beside the main action. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
