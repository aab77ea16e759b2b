import type { SavedViewId } from '@permille/contract/ids'
import { type SavedView, savedViewsMax } from '@permille/contract/profile/saved-views'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { ViewsDialog, viewsOf } from './views-dialog.tsx'

const page = 'review-desk'
const risky: SavedView = {
  id: 'v' as SavedViewId,
  name: 'Risky posts',
  filters: { status: 'approved', search: 'a b' },
}

function shown(views: readonly SavedView[], filters: Record<string, string | undefined>): string {
  const dialog = (
    <ViewsDialog page={page} path="/submissions" filters={filters} onClose={() => {}} />
  )
  return markupOf(dialog, [[viewsOf(page).queryKey, views]])
}

test('a view is a link to its filters, and the current filters can be saved', () => {
  const markup = shown([risky], { risk: 'any', due: 'day' })

  expect(markup).toContain('href="/submissions?status=approved&amp;search=a+b"')
  expect(markup).not.toContain('aria-current')
  expect(markup).toContain('Saves the risk and deadline.')
})

test('the current view is marked, and cannot be saved again', () => {
  const markup = shown([risky], { search: 'a b', status: 'approved', risk: undefined })

  expect(markup).toContain('aria-current="page"')
  expect(markup).not.toContain('<form')
})

test('without a filter, or at the limit, it says what to do first', () => {
  const full = Array.from({ length: savedViewsMax }, (_, nth) => ({
    ...risky,
    id: String(nth) as SavedViewId,
  }))

  expect(shown([], {})).toContain('filter or sort the list first')
  expect(shown(full, { risk: 'any' })).toContain('Delete one to save another')
  expect(shown(full, { risk: 'any' })).not.toContain('<form')
})
