import pg from 'pg'
import { expect, it } from 'vitest'
import { DatabaseSilent } from '#platform/database/database.ts'
import { errorResponse } from './error-response.ts'

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('its own words', 0, 'error'), { code })
}

it.each([
  ['a full disk', '53100'],
  ['no memory', '53200'],
  ['no connections', '53300'],
  ['a limit of its own', '53400'],
  ['a disk error', '58030'],
  ['a server that takes no writes any more', '25006'],
  ['a statement that took too long', '57014'],
  ['a shutdown', '57P01'],
  ['a crash', '57P02'],
  ['a start', '57P03'],
  ['a broken protocol', '08P01'],
  ['a lost connection', '08006'],
  ['a held lock', '55P03'],
  ['a deadlock', '40P01'],
])('maps %s (%s) to 503 with Retry-After', (_, code) => {
  const { status, body, retryAfterSeconds } = errorResponse(databaseError(code))

  expect(status).toBe(503)
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('its own words')
})

it('maps a silent database to 503, and our own bug to 500', () => {
  expect(errorResponse(new DatabaseSilent()).status).toBe(503)
  expect(errorResponse(databaseError('42P01')).status).toBe(500)
  expect(errorResponse(databaseError('23505')).status).toBe(500)
})
