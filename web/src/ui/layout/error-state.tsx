import { Button } from '../controls/button.tsx'

/** An error; if a call failed, with the server's message. */
export type LoadError = Error & { readonly note?: string }

interface ErrorStateProps {
  /** What happened, in a sentence. */
  readonly message: string
  readonly error?: LoadError
  readonly onRetry?: () => void
}

/** Says what is known of the failure: the server's message, or that no response came. */
export function ErrorState({ message, error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid place-items-center gap-1 px-6 py-12 text-center">
      <p className="text-lg font-medium">{message}</p>
      {error && <p className="max-w-md break-words text-ink-muted">{error.note ?? noAnswer()}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

function noAnswer() {
  return navigator.onLine ? 'The server did not respond.' : 'You are offline.'
}
