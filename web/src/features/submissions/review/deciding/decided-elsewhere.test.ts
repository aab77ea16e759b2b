import { expect, test } from 'vitest'
import { dismissToast, shownToast, toast } from '#ui/overlays/toast.ts'
import { describeDecidedElsewhere, draftEnded } from './decided-elsewhere.tsx'

const withdrawn = {
  title: 'Autumn',
  status: 'rejected',
  approvalFinalAt: null,
  reason: 'The creator withdrew the post.',
}

test('a post decided elsewhere shows how', () => {
  const said = describeDecidedElsewhere(withdrawn)
  const undone = describeDecidedElsewhere({ ...withdrawn, status: 'pending', reason: null })

  expect(said).toEqual({
    title: '“Autumn” is not approved',
    description: 'The creator withdrew the post.',
  })
  expect(undone?.description).toBe('The approval was undone elsewhere.')
})

test('nothing is shown while an approval is unchanged, or once it is final', () => {
  const kept = { ...withdrawn, status: 'pending', approvalFinalAt: '2026-11-22T12:00:10Z' }

  expect(describeDecidedElsewhere(kept)).toBeUndefined()
  expect(describeDecidedElsewhere({ ...withdrawn, status: 'approved' })).toBeUndefined()
})

test('for several that ended together one toast shows how many, and for one how', () => {
  const [first, second, third] = ['Autumn', 'Winter', 'Spring'].map((title) => ({ title }))

  for (const each of [first, second, third]) if (each !== undefined) draftEnded(each)
  const together = shownToast.read()
  toast({ title: 'Saved' })
  draftEnded({ title: 'Summer' })
  const alone = shownToast.read()
  dismissToast(alone?.key ?? 0)
  draftEnded({ title: 'May' })

  expect(together?.title).toBe('3 posts are not approved')
  expect([alone?.title, shownToast.read()?.title]).toEqual(['Summer', 'May'])
})
