import { Button } from '../controls/button.tsx'

interface ErrorStateProps {
  /** What happened, in a sentence. */
  readonly message: string
  readonly note?: string
  readonly onRetry?: () => void
}

export function ErrorState({ message, note, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid place-items-center gap-1 px-6 py-12 text-center">
      <p className="text-lg font-medium">{message}</p>
      {note !== undefined && <p className="max-w-md break-words text-ink-muted">{note}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
