import { expect, it } from 'vitest'
import { factorChanged } from './factors.ts'

it('after a change of factors the user can end the other sessions, unless they have ended', () => {
  const first = factorChanged('Passkey added', { isFirst: true })
  const further = factorChanged('Passkey removed')

  expect(first).toEqual({
    title: 'Passkey added',
    description: 'You are signed out everywhere else.',
  })
  expect(further.description).toContain('sign out there under Sessions')
})
