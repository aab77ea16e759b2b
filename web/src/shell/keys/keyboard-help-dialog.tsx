import { useCurrentUser } from '#api/session.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { controlKey } from './control-key.ts'
import { keysOf } from './keys-of.ts'

export function KeyboardHelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useCurrentUser()
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {keysOf(role, controlKey()).map(({ keys, does }) => (
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
