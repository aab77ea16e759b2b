import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'

interface ShownKeyProps {
  readonly apiKey: string
  readonly onClose: () => void
}

/** The one time that a key is shown, with a first call that works. */
export function ShownKey({ apiKey, onClose }: ShownKeyProps) {
  const site = import.meta.env.SSR ? '' : location.origin
  const first = `curl -H "Authorization: Bearer ${apiKey}" ${site}/api/key`
  return (
    <ShownOnceDialog
      title="Your new key"
      description="Copy it now: it is not shown again. Whoever has it can do all that it may."
      text={apiKey}
      copyLabel="Copy key"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-3 text-sm">
        <p className="rounded-md bg-surface-sunken px-3 py-2 font-mono [overflow-wrap:anywhere]">
          {apiKey}
        </p>
        <p className="text-ink-muted">Your first call, which says what the key is:</p>
        <p className="rounded-md bg-surface-sunken px-3 py-2 font-mono [overflow-wrap:anywhere]">
          {first}
        </p>
      </div>
    </ShownOnceDialog>
  )
}
