import type { LedgerLine } from '@permille/contract/billing/billing'
import { describe, expect, it } from 'vitest'
import { causeOfLine, nameOfLine } from './ledger-labels.ts'

const lineFor = (cause: Pick<LedgerLine, 'creatorName' | 'submissionTitle'>) => cause as LedgerLine

describe('a ledger line', () => {
  it('is named after its movement', () => {
    expect(nameOfLine({ event: 'accrual' })).toBe('Views')
  })

  it.each([
    [{ creatorName: 'Maya', submissionTitle: 'Run' }, 'Maya · Run'],
    [{ creatorName: 'Maya', submissionTitle: null }, 'Maya · Untitled Submission'],
    [{ creatorName: null, submissionTitle: null }, undefined],
  ])('for %j names the cause %s', (cause, words) => {
    expect(causeOfLine(lineFor(cause))).toBe(words)
  })
})
