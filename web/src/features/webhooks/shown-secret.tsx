import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'

interface ShownSecretProps {
  readonly secret: string
  readonly onClose: () => void
}

/** The one time that a secret is shown, with what checks a message. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const sample = `import { Webhook } from 'standardwebhooks'

const event = new Webhook('${secret}')
  .verify(rawBody, request.headers)`
  return (
    <ShownOnceDialog
      title="Your signing secret"
      description="Copy it now: it is not shown again. It proves that a message is from here."
      text={secret}
      copyLabel="Copy secret"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-3 text-sm">
        <p className="rounded-md bg-surface-sunken px-3 py-2 font-mono [overflow-wrap:anywhere]">
          {secret}
        </p>
        <p className="text-ink-muted">
          With the library of Standard Webhooks, which exists for most languages, a receiver checks
          the bytes that came, before it parses them:
        </p>
        <pre className="rounded-md bg-surface-sunken px-3 py-2 font-mono whitespace-pre-wrap [overflow-wrap:anywhere]">
          {sample}
        </pre>
      </div>
    </ShownOnceDialog>
  )
}
