import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { wasRefused } from './was-refused.ts'

describe('whether an action was refused', () => {
  it.each([
    [new ApiError(422, 'no'), true],
    [new ApiError(503, 'later'), false],
    [new TypeError('Failed to fetch'), false],
  ])('%s → %s', (error, isRefusal) => {
    expect(wasRefused(error)).toBe(isRefusal)
  })
})
