import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import type { Snapshot } from './snapshots.ts'
import { ViewSnapshots } from './view-snapshots.tsx'

const reading = (hour: number, viewCount: number, counted = true): Snapshot => ({
  id: `reading-${hour}`,
  snapshotTime: `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`,
  viewCount,
  source: 'api',
  counted,
  countsOnceApproved: false,
  note: null,
  enteredBy: null,
})

const shown = (snapshots: readonly Snapshot[]) =>
  markupOf(<ViewSnapshots submission={{ snapshots, status: 'approved' }} />, [])

test('readings are collapsed under their chart, with the number of uncounted ones', () => {
  const markup = shown([reading(1, 100), reading(2, 400), reading(3, 300, false)])

  expect(markup).toMatch(/<details(?![^>]*\bopen\b)/)
  expect(markup).toContain('3 readings, 1 of them not counted')
})

test('a single reading has no chart and is not collapsed', () => {
  const markup = shown([reading(1, 100)])

  expect(markup).not.toContain('<details')
  expect(markup).toContain('+100')
})
