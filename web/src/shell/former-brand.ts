import type { QueryClient } from '@tanstack/react-query'
import { codeOf } from '../api/api-error.ts'
import { paths } from '../paths.ts'
import { hasUnsavedInput } from '../ui/failure/unsaved-input.ts'
import { toast } from '../ui/overlays/toast.ts'

/** `sessionStorage` keys: the brand that the tab is for (`theme.js` keeps it), and that it has just left one. */
const [brand, left] = ['brand', 'left-brand']

/**
 * Once a tab is for a brand that its person no longer belongs to, every call is refused: it goes on with the
 * dashboard of the brand they have, and says so. Someone in no brand gets the page that says what to do. Unsaved input
 * is kept, beside the refusals.
 */
export function leaveFormerBrand(client: QueryClient): void {
  sayWhatWasLeft()
  const check = (error: unknown) => {
    if (hasUnsavedInput()) return
    if (codeOf(error) === 'not-a-member') leave()
    if (codeOf(error) === 'no-brand' && !location.pathname.startsWith('/account/'))
      location.replace(paths.team)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
  })
  for (const { state } of client.getQueryCache().getAll()) check(state.error)
}

function leave(): void {
  try {
    if (sessionStorage.getItem(brand) === null) return
    sessionStorage.removeItem(brand)
    sessionStorage.setItem(left, 'yes')
    location.replace(paths.dashboard)
  } catch {
    // Without storage no tab keeps a brand.
  }
}

function sayWhatWasLeft(): void {
  try {
    if (sessionStorage.getItem(left) === null) return
    sessionStorage.removeItem(left)
    toast({
      title: 'You no longer belong to that brand',
      description: 'Ask its owner if you should.',
    })
  } catch {
    // Nothing was left.
  }
}
