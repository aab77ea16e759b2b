import { describe, expect, it } from 'vitest'
import { ApiError, codeOf, fieldMessagesOf, messageOf } from './api-error.ts'

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
