import { Suspense, useState } from 'react'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { lazyPart } from '#ui/lazy-part.ts'

const KeyboardHelpDialog = lazyPart(
  async () => (await import('./keyboard-help-dialog.tsx')).KeyboardHelpDialog,
  'over',
)

/** Opens the list of keyboard shortcuts on "?". */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false)
  useSingleKeys({ '?': () => setOpen(true) })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <KeyboardHelpDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
