import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser, useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { boundKeys, useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { hasUnsavedInput } from '#ui/failure/unsaved-input.ts'
import { lazyPart } from '#ui/lazy-part.ts'

const KeyboardHelpDialog = lazyPart(
  () => import('./keyboard-help-dialog.tsx').then((m) => m.KeyboardHelpDialog),
  'over',
)

/** Opens the list of keyboard shortcuts on "?". */
export function KeyboardHelp() {
  const [bound, setBound] = useState<readonly string[]>()
  useSingleKeys({ '?': () => setBound(boundKeys()) })
  useCreateKey()
  if (bound === undefined) return null
  return (
    <Suspense fallback={null}>
      <KeyboardHelpDialog bound={bound} onClose={() => setBound(undefined)} />
    </Suspense>
  )
}

/** C creates a campaign, unless leaving would lose what was entered. */
function useCreateKey(): void {
  const [location, navigate] = useLocation()
  const create = () => {
    if (!hasUnsavedInput()) navigate(paths.createCampaign)
  }
  const isBrand = useCurrentUser().role === 'brand'
  const mayCreate = useMay('campaigns:write') && isBrand
  useSingleKeys({ c: create }, mayCreate && location !== paths.createCampaign)
}
