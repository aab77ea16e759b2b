import type { PasskeyToCreate } from '@permille/contract/accounts/passkey-shapes'
import { afterEach, expect, it, vi } from 'vitest'
import { makePasskey } from './passkeys.ts'

const options = {
  challenge: 'AAAA',
  rp: { name: 'Permille' },
  user: { id: 'AAAA', name: 'ada@permille.test', displayName: 'Ada' },
  pubKeyCredParams: [],
} as unknown as PasskeyToCreate

afterEach(() => vi.unstubAllGlobals())

/** A device that waits for a fingerprint until the page cancels the request. */
function waitingDevice() {
  const create = vi.fn(
    ({ signal }: CredentialCreationOptions) =>
      new Promise<null>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { credentials: { create } })
  return create
}

it('closing the dialog cancels the passkey request', async () => {
  const create = waitingDevice()
  const closing = new AbortController()

  const made = makePasskey(options, closing.signal)
  expect(create).toHaveBeenCalledOnce()
  closing.abort()

  await expect(made).rejects.toThrow('No passkey was used.')
})

it('the device is not prompted if the dialog has already closed', async () => {
  const create = waitingDevice()

  await expect(makePasskey(options, AbortSignal.abort())).rejects.toThrow()

  expect(create).not.toHaveBeenCalled()
})
