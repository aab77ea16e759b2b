import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type Remedied, registerConfirmation, wasConfirmed } from './confirm-first.ts'

const tooOld = new ApiError(403, '{"code":"sign-in-too-old","message":"Confirm it is you"}')
const signedOut = new ApiError(401, '{"code":"not-signed-in","message":"Sign in"}')
let unregister = () => {}

/** Registers a dialog that a test answers. */
function register() {
  const answers: ((isConfirmed: boolean) => void)[] = []
  const ask = vi.fn((_: Remedied) => new Promise<boolean>((resolve) => void answers.push(resolve)))
  unregister = registerConfirmation(ask)
  return { ask, answers }
}

afterEach(() => unregister())

describe('a call that needs a fresh sign-in', () => {
  it('is not confirmed if no dialog can ask', async () => {
    expect(await wasConfirmed(tooOld)).toBe(false)
  })

  it.each([true, false])('waits for the answer: %s', async (isConfirmed) => {
    const { ask, answers } = register()

    const confirmed = wasConfirmed(tooOld)
    answers[0]?.(isConfirmed)

    expect(await confirmed).toBe(isConfirmed)
    expect(ask).toHaveBeenCalledExactlyOnceWith('sign-in-too-old')
  })

  it('shares one prompt with concurrent calls; another kind does not wait for it', async () => {
    const { ask, answers } = register()

    const calls = [wasConfirmed(tooOld), wasConfirmed(tooOld), wasConfirmed(signedOut)]
    answers[0]?.(true)

    expect(await Promise.all(calls)).toEqual([true, true, false])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('prompts again the next time', async () => {
    const { ask, answers } = register()
    const first = wasConfirmed(tooOld)
    answers[0]?.(false)
    await first

    const second = wasConfirmed(tooOld)
    answers[1]?.(true)

    expect(await second).toBe(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('does not prompt for any other failure, nor from a closed dialog', async () => {
    const { ask } = register()

    expect(await wasConfirmed(new ApiError(403, '{"code":"not-allowed"}'))).toBe(false)
    expect(await wasConfirmed(new TypeError('offline'))).toBe(false)
    unregister()
    expect(await wasConfirmed(tooOld)).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })
})
