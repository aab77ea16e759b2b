import type { FreezeId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Flag, Watch } from '@permille/contract/risk/signals'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { ActionDialog } from '#api/action-button.tsx'
import { renderText } from '#testing/render-text.ts'
import { releaseFlag, takeBackFlag } from './decide-flag.tsx'
import { ReviewWatch } from './review-watch.tsx'
import { WatchCard } from './watch-card.tsx'

const reason = '2 likes on 5,000,000 views; at least 15,000 is usual (0.3%).'
const flag: Flag = {
  id: 'doubt-1' as FreezeId,
  openedAt: timestamp.parse('2026-03-01T10:00:00Z'),
  reason,
  setAsideCents: toCents(97_000),
  clearsAt: null,
  enteredUntil: null,
  isEnteredByYou: false,
  isUnread: false,
  closedAt: null,
  outcome: null,
  closeNote: null,
}
const signals = [{ code: 'few-likes', text: reason }] as const
const watchOf = (changes: Partial<Flag> = {}): Watch => ({
  signals: [...signals],
  quietDays: 3,
  doubts: [{ ...flag, ...changes }],
})
const textFor = (viewer: 'creator' | 'brand', watch: Watch) =>
  renderText(<WatchCard watch={watch} viewer={viewer} />, { role: viewer }).text

test('a creator sees how much is set aside, why, and what would clear it', () => {
  const text = textFor('creator', watchOf())

  expect(text).toContain('$970.00 is set aside')
  expect(text).toContain(reason)
  expect(text).toContain('The post’s earlier earnings are not affected.')
  expect(text).toContain('after 3 days of normal numbers')
  expect(text.split(reason)).toHaveLength(2)
})

test('a flag shows its end date, or that only an admin can end it', () => {
  const clearing = textFor(
    'creator',
    watchOf({ clearsAt: timestamp.parse('2026-03-08T10:00:00Z') }),
  )
  const unread = textFor('creator', watchOf({ isUnread: true }))

  expect(clearing).toContain('The latest reading is normal.')
  expect(unread).toContain('an admin decides whether the views are real')
})

test('a large manual reading names the day until which only another admin can release it', () => {
  const enteredUntil = timestamp.parse('2026-03-02T10:00:00Z')

  expect(textFor('creator', watchOf({ enteredUntil }))).toContain(
    ', only an admin other than the one who entered the reading can release it.',
  )
  expect(textFor('creator', watchOf())).not.toContain('entered the reading')
})

test('a brand sees that the money has left its campaign, and cannot decide', () => {
  const { text, buttons } = renderText(<ReviewWatch watch={watchOf()} isDisputed={false} />, {
    role: 'brand',
  })

  expect(text).toContain('It has left your campaign')
  expect(buttons).toEqual([])
})

test('an admin can release money set aside or take it back; with none, only clear the views', () => {
  const buttonsWith = (setAside: number) => {
    const watch = watchOf({ setAsideCents: toCents(setAside) })
    return renderText(<ReviewWatch watch={watch} isDisputed={false} />, { role: 'admin' }).buttons
  }

  expect(buttonsWith(100)).toEqual(['Release', 'Take back'])
  expect(buttonsWith(0)).toEqual(['Clear the views'])
})

test('the admin who entered a large reading cannot release it yet, and reads from when and who can', () => {
  const enteredUntil = timestamp.parse('2026-03-02T10:00:00Z')
  const seenBy = (isEnteredByYou: boolean) =>
    renderText(
      <ReviewWatch watch={watchOf({ enteredUntil, isEnteredByYou })} isDisputed={false} />,
      {
        role: 'admin',
      },
    )

  expect(seenBy(true).buttons).toEqual(['Take back'])
  expect(seenBy(true).text).toContain('and you from Mar 2')
  expect(seenBy(true).text).toContain('another admin can release it now')
  expect(seenBy(false).buttons).toEqual(['Release', 'Take back'])
})

test('while the post is disputed, an admin can only release', () => {
  const disputed = renderText(<ReviewWatch watch={watchOf()} isDisputed />, { role: 'admin' })

  expect(disputed.buttons).toEqual(['Release'])
})

test('a closed flag shows its reason and the admin’s message, the reversal, or the days', () => {
  const closed = { closedAt: timestamp.parse('2026-03-04T10:00:00Z'), setAsideCents: toCents(0) }
  const decided = textFor(
    'creator',
    watchOf({ ...closed, outcome: 'taken-back', closeNote: 'Bots' }),
  )
  const quiet = textFor('creator', { ...watchOf({ ...closed, outcome: 'released' }), signals: [] })

  const reversed = textFor('creator', watchOf({ ...closed, outcome: 'taken-back' }))

  expect(reversed).toContain('The post’s approval was taken back.')
  expect(decided).toMatch(/Taken back .*Set aside because: .*An admin: Bots/)
  expect(quiet).toContain('The numbers were normal for 3 days.')
})

test('a post without signals has no card, an unusual one states that nothing is set aside', () => {
  const nothing = textFor('creator', { signals: [], quietDays: 3, doubts: [] })
  const unusual = textFor('creator', { signals: [...signals], quietDays: 3, doubts: [] })

  expect(nothing).toBe('')
  expect(unusual).toContain('Nothing is set aside.')
  expect(unusual).toContain(reason)
})

function Release(flag: Flag) {
  return <ActionDialog {...releaseFlag(flag)} isOpen onClose={() => {}} />
}

function TakeBack(flag: Flag) {
  return <ActionDialog {...takeBackFlag(flag)} isOpen onClose={() => {}} />
}

test.each([
  [Release, 97_000, 'Release $970.00?', 'The creator gets it when its hold is over.'],
  [Release, 0, 'Clear its views?', 'The creator gets its next earnings.'],
  [TakeBack, 97_000, 'Take $970.00 back?', 'the same views are never paid again'],
])('%o of %i cents states whose the money will be', (Asked, setAside, title, says) => {
  const of = { ...flag, setAsideCents: toCents(setAside) }

  const { text } = renderText(<Asked {...of} />, { role: 'admin' })

  expect(text).toContain(title)
  expect(text).toContain(says)
  expect(text).toContain('You can’t undo this.')
  expect(text).toContain('The creator and the brand read it')
})
