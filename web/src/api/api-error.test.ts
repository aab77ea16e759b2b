import { describe, expect, it } from 'vitest'
import { ApiError, answerOf, codeOf, fieldMessagesOf, messageOf } from './api-error.ts'

describe('the message of a failed call', () => {
  it.each([
    ['{"message":"Nothing left","code":"budget-exhausted"}', 'Nothing left'],
    ['Bad Gateway', 'Bad Gateway'],
    ['{"error":"odd"}', 'Please try again'],
    ['{"message":""}', 'Please try again'],
    ['', 'Please try again'],
    ['\r\n<html><h1>502 Bad Gateway</h1></html>', 'Please try again'],
    ['x'.repeat(5000), `${'x'.repeat(300)}…`],
  ])('in %j is %j', (body, message) => {
    expect(messageOf(new ApiError(422, body), 'Please try again')).toBe(message)
  })

  it('is the fallback, not the status text, for an empty response', () => {
    const error = new ApiError(500, '', 'Internal Server Error')

    const message = messageOf(error, 'Please try again')

    expect(message).toBe('Please try again')
    expect(error.message).toBe('500: Internal Server Error')
  })

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

  it('is the fallback if there was no response', () => {
    expect(messageOf(new TypeError('Failed to fetch'), 'Please try again')).toBe('Please try again')
  })
})

describe('a failed call', () => {
  const error = new ApiError(
    409,
    '{"message":"m","code":"taken","details":{"fields":{"email":"in use"}}}',
  )

  it('reads as its status, a colon and the body', () => {
    expect(new ApiError(503, 'down').message).toBe('503: down')
  })

  it.each([
    ['the server’s sentence', '{"message":"Not found"}', 'Not found'],
    ['the status of a proxy, without its page', '<html>nginx</html>', 'Bad Gateway'],
  ])('has a note for the page: %s', (_, body, note) => {
    expect(new ApiError(502, body, 'Bad Gateway').note).toBe(note)
  })

  it('provides its code and the messages of its fields', () => {
    expect(codeOf(error)).toBe('taken')
    expect(fieldMessagesOf(error)).toEqual({ email: 'in use' })
  })
})
