import { describe, expect, it } from 'vitest'
import { nameOfBell, shortCount } from './unread-labels.ts'

describe('the bell', () => {
  it.each([
    [0, 'Notifications'],
    [1, 'Notifications, 1 unread'],
    [3, 'Notifications, 3 unread'],
    [99, 'Notifications, 99 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('with %i unread is labelled "%s"', (count, name) => {
    expect(nameOfBell(count)).toBe(name)
  })

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as "%s"', (count, text) => {
    expect(shortCount(count)).toBe(text)
  })
})
