import { listInstallationKeysCall, listKeysCall } from '@permille/contract/keys/keys'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { ofBrand, ofInstallation } from './key-owner.ts'
import { KeysCard } from './keys-card.tsx'

const key = {
  id: 'k1',
  name: 'Zapier',
  prefix: 'pmt_4fQ2Zr8s',
  scopes: ['campaigns:read'],
  createdAt: '2026-01-02T12:00:00Z',
  createdBy: 'Mia',
  sponsor: 'Mia',
  sponsorId: 'u1',
  expiresAt: '2027-01-02T12:00:00Z',
  isEnded: false,
  lastUsedAt: null,
  lastNetwork: null,
  replacedBy: null,
}

const show = (keys: readonly object[]) =>
  renderText(<KeysCard title="Keys" owner={ofBrand} />, {
    role: 'brand',
    responses: [[queryOf(listKeysCall).queryKey, keys]],
  })

it('says what keys are for while there are none', () => {
  expect(show([]).text).toContain(
    'Let your own systems create campaigns and read results. Nothing is shared until you make a key.',
  )
})

it('says of each key what it may do, in whose name it is, and when it was used', () => {
  const used = { lastUsedAt: '2026-02-02T12:00:00Z', lastNetwork: '10.0.0.0/24' }
  const passedOn = { ...key, ...used, id: 'k2', sponsor: 'Jon' }
  const { text, buttons } = show([key, passedOn])

  expect(text).toContain('Zapier pmt_4fQ2Zr8s… Read campaigns, results and history')
  expect(text).toContain('by Mia Never used')
  expect(text).toContain('by Mia, now in the name of Jon')
  expect(text).toMatch(/Last used .* from 10\.0\.0\.0\/24/)
  expect(buttons).toEqual(expect.arrayContaining(['New key', 'Rotate Zapier', 'Revoke Zapier']))
})

it('rotates no key twice, and offers nothing for one that has ended', () => {
  const replaced = show([{ ...key, replacedBy: 'k3', lastUsedAt: '2026-02-02T12:00:00Z' }])
  const ended = show([{ ...key, isEnded: true }])

  expect(replaced.text).toContain('Old key last used')
  expect(replaced.buttons).not.toContain('Rotate Zapier')
  expect(replaced.buttons).toContain('Revoke Zapier')
  expect(ended.buttons).not.toContain('Revoke Zapier')
  expect(ended.text).toContain('ended')
})

it('shows an admin the installation’s keys and what they read', () => {
  const shown = (keys: readonly object[]) =>
    renderText(<KeysCard title="API keys" owner={ofInstallation} />, {
      role: 'admin',
      responses: [[queryOf(listInstallationKeysCall).queryKey, keys]],
    })
  const { text, buttons } = shown([{ ...key, scopes: ['users:read', 'payouts:read'] }])

  expect(shown([]).text).toContain('Let your own systems read what admins read.')
  expect(text).toContain('Read users · Read payouts')
  expect(buttons).toEqual(['New key', 'Rotate Zapier', 'Revoke Zapier'])
})
