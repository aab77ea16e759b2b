import { Dialog } from '#ui/overlays/dialog.tsx'
import { controlKey } from './control-key.ts'
import { keysOf } from './keys-of.ts'

interface KeyboardHelpDialogProps {
  /** The single keys that worked when it was opened. */
  readonly bound: readonly string[]
  readonly onClose: () => void
}

export function KeyboardHelpDialog({ bound, onClose }: KeyboardHelpDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {keysOf(bound, controlKey()).map(({ keys, does }) => (
          <div key={does} className="flex min-h-10 items-center justify-between gap-6">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-6 place-items-center rounded-sm border border-line px-1.5 font-sans text-xs leading-5 text-ink-muted"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
