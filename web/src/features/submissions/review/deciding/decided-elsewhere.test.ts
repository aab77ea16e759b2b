import { expect, test } from 'vitest'
import { sayDecidedElsewhere } from './decided-elsewhere.tsx'

const withdrawn = {
  title: 'Autumn',
  status: 'rejected',
  approvalFinalAt: null,
  reason: 'The creator withdrew the post.',
}

test('a post decided elsewhere says how', () => {
  const said = sayDecidedElsewhere(withdrawn)
  const undone = sayDecidedElsewhere({ ...withdrawn, status: 'pending', reason: null })

  expect(said).toEqual({
    title: '“Autumn” is not approved',
    description: 'The creator withdrew the post.',
  })
  expect(undone?.description).toBe('The approval was undone elsewhere.')
})

test('nothing is shown while an approval is unchanged, or once it is final', () => {
  const kept = { ...withdrawn, status: 'pending', approvalFinalAt: '2026-11-22T12:00:10Z' }

  expect(sayDecidedElsewhere(kept)).toBeUndefined()
  expect(sayDecidedElsewhere({ ...withdrawn, status: 'approved' })).toBeUndefined()
})
