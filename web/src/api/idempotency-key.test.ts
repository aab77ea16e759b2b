import { describe, expect, it } from 'vitest'
import { newKey } from './idempotency-key.ts'

describe('an idempotency key', () => {
  it('is a version 4 UUID', () => {
    expect(newKey()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100)
  })
})
