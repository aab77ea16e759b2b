import { registration } from '@permille/contract/accounts/account-forms'
import { describe, expect, it } from 'vitest'
import { problemsIn } from './problems-in.ts'

describe('the problems in a form', () => {
  it('are named by field, with the contract’s messages', () => {
    const typed = { displayName: '  ', email: 'nobody', password: 'short' }

    const problems = problemsIn(registration, typed)

    expect(problems).toEqual({
      displayName: 'Display name is required',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    })
  })
})
