import { expect, test } from 'vitest'
import { addressSetup } from './address-setup.ts'

test.each([
  [true, 'required: '],
  [false, 'optional: '],
])('with %s, the check states that admins’ sign-in is %s', async (isAdminFactorRequired, seen) => {
  const appUrl = 'https://market.example'
  const { questions } = addressSetup({ appUrl, isSandbox: false, isAdminFactorRequired })

  const found = await questions.find(({ code }) => code === 'admin-second-factor')?.check()

  expect(found).toMatchObject({ verdict: 'skipped', seen: expect.stringContaining(seen) })
})
