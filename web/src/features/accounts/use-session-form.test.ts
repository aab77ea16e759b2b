import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { answerOf } from './use-session-form.ts'

describe('why a form failed', () => {
  it('does not blame what was typed if there was no response', () => {
    const offline = answerOf(new TypeError('Failed to fetch'), 'Invalid credentials')

    expect(offline).toBe('There was no answer. Check your connection and try again.')
    expect(answerOf(new ApiError(401, ''), 'Invalid credentials')).toBe('Invalid credentials')
  })

  it.each([
    [502, ''],
    [503, ''],
    [504, '<html>504 Gateway Time-out</html>'],
    [429, '\n<html>429 Too Many Requests</html>'],
    [403, '<!DOCTYPE html><p>Access denied</p>'],
  ])('does not blame what was typed for the %i of a proxy with %j', (status, body) => {
    expect(answerOf(new ApiError(status, body), 'Invalid credentials')).toBe(
      'The server could not be reached. Try again in a moment.',
    )
  })

  it('is the server’s own sentence, whatever the status', () => {
    const busy = new ApiError(503, '{"message":"We are restarting"}')

    expect(answerOf(busy, 'Invalid credentials')).toBe('We are restarting')
  })
})
