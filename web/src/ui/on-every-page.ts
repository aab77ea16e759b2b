import { keepFocus } from './controls/keep-focus.ts'
import { showFailuresInFull } from './failure/failure.tsx'
import { tolerateTranslation } from './failure/tolerate-translation.ts'
import { watchInput } from './failure/unsaved-input.ts'
import { showFullTextOnHover } from './values/full-text-on-hover.ts'

/** Starts what every page needs but no first paint waits for. */
export function startOnEveryPage(): void {
  tolerateTranslation()
  showFailuresInFull()
  watchInput()
  showFullTextOnHover()
  keepFocus()
}
