import { queryClient } from '../api/query-client.ts'
import { reportErrors } from '../api/report-errors.ts'
import { keepFocus } from '../ui/controls/keep-focus.ts'
import { showFailuresInFull } from '../ui/failure/failure.tsx'
import { tolerateTranslation } from '../ui/failure/tolerate-translation.ts'
import { holdPage, watchInput } from '../ui/failure/unsaved-input.ts'
import { showFullTextOnHover } from '../ui/values/full-text-on-hover.ts'
import { followPerson } from './another-person.ts'
import { leaveFormerBrand } from './former-brand.ts'

/** Starts what every page needs but no first paint waits for. */
export function startOnEveryPage(): void {
  reportErrors()
  tolerateTranslation()
  showFailuresInFull()
  watchInput()
  // What is being sent would not be heard of again.
  holdPage(() => isSending())
  followPerson(queryClient)
  leaveFormerBrand(queryClient)
  showFullTextOnHover()
  keepFocus()
}

function isSending(): boolean {
  const sent = queryClient.getMutationCache().getAll()
  return sent.some(({ state }) => state.status === 'pending')
}
