import type { SubmissionId } from '@permille/contract/ids'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { onePage } from '#testing/text-of.ts'
import { NotesCard, notesOf } from './notes-card.tsx'

const id = 's' as SubmissionId
const note = {
  id: 'n',
  authorName: 'Nadia',
  text: 'Ask for the label next time.',
  createdAt: timestamp.parse('2026-03-01T10:00:00Z'),
}
const textFor = (role: 'brand' | 'admin', notes: readonly object[]) =>
  renderText(<NotesCard id={id} />, { role, responses: [[notesOf(id).queryKey, onePage(notes)]] })

test('a note shows its author and time, and who can read it', () => {
  const { text } = textFor('brand', [note])

  expect(text).toContain('Ask for the label next time. Nadia ·')
  expect(text).toContain('Only your brand reads these. The creator never does.')
  expect(textFor('admin', [note]).text).toContain('Only admins read these.')
})

test('without notes only the form is shown, whose button is disabled until something is written', () => {
  const { text, buttons } = textFor('brand', [])

  expect(text).not.toContain('·')
  expect(buttons).toEqual([])
})
