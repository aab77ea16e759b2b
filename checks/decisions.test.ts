import { describe, expect, it } from 'vitest'
import {
  decisionsWithoutStatus,
  misnumberedDecisions,
  unknownDecisionsCited,
  unlistedDecisions,
} from './rules/decisions.ts'
import { breaches } from './rules/source-text.ts'

describe('decisions', () => {
  it('have a unique number, the one in the file’s name', () => {
    const reason = 'A decision is cited by its number.'
    expect(breaches(reason, misnumberedDecisions())).toBe('')
  })

  it('state their status on the second line', () => {
    const reason = 'Write `Status: accepted`, or `Status: superseded by` and the number.'
    expect(breaches(reason, decisionsWithoutStatus())).toBe('')
  })

  it('are listed in the index, under their title and status', () => {
    const reason = `Add the line to docs/decisions/README.md: - 7 [Title](0007-title.md), accepted`
    expect(breaches(reason, unlistedDecisions())).toBe('')
  })

  it('exist wherever they are cited', () => {
    const reason = 'A number that is no longer a record has a row in docs/decisions/README.md.'
    expect(breaches(reason, unknownDecisionsCited())).toBe('')
  })
})
