import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { KeyOf, WriteCallName } from '@permille/contract/calls'
import type { Endpoint } from '@permille/contract/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { nameOf, refreshAfter, staleAfter } from './stale.ts'

/** The calls that leave every query true, each with the reason. */
const makesNothingStale: Readonly<
  Record<Exclude<KeyOf<WriteCallName>, keyof typeof staleAfter>, string>
> = {
  'POST /api/auth/login': 'a new session starts with an empty cache',
  'POST /api/auth/register': 'a new session starts with an empty cache',
  'POST /api/invitations/{token}/accept': 'a new session starts with an empty cache',
  'POST /api/brand-invitations/{token}/accept': 'a new session starts with an empty cache',
  'POST /api/brand-invitations/{token}/join': 'the browser loads the brand’s pages',
  'POST /api/brand/members/invitations':
    'the team’s page, which alone shows them, refetches them itself',
  'DELETE /api/brand/members/invitations/{id}':
    'the team’s page, which alone shows them, refetches them itself',
  'PUT /api/brand/members/{id}': 'the team’s page, which alone shows them, refetches them itself',
  'DELETE /api/brand/members/{id}':
    'the team’s page, which alone shows them, refetches them itself',
  'POST /api/brand/left-behind/{id}/end':
    'the team’s page, which alone shows it, refetches it itself',
  'POST /api/brand/reports': 'the dialog, which alone shows them, refetches them itself',
  'PUT /api/brand/reports/{id}': 'the dialog, which alone shows them, refetches them itself',
  'DELETE /api/brand/reports/{id}': 'the dialog, which alone shows them, refetches them itself',
  'POST /api/reports/{token}/unlock': 'the page loads the report again itself',
  'POST /api/brand/keys': 'the developers’ page, which alone shows them, refetches them itself',
  'POST /api/brand/keys/{id}/rotate':
    'the developers’ page, which alone shows them, refetches them itself',
  'DELETE /api/brand/keys/{id}':
    'the developers’ page, which alone shows them, refetches them itself',
  'POST /api/admin/keys': 'the settings, which alone show them, refetch them themselves',
  'POST /api/admin/keys/{id}/rotate':
    'the settings, which alone show them, refetch them themselves',
  'DELETE /api/admin/keys/{id}': 'the settings, which alone show them, refetch them themselves',
  'PUT /api/notifications/brands/{id}':
    'the notification settings, which alone show it, refetch it themselves',
  'POST /api/brand/leave': 'the page is loaded again',
  'POST /api/brand/transfer': 'the page is loaded again',
  'POST /api/brands': 'the browser loads the brand’s pages',
  'PUT /api/admin/users/{id}/brands-max': 'the user’s page, which alone shows it, refetches itself',
  'POST /api/admin/brands/{id}/transfer': 'the user’s page, which alone shows it, refetches itself',
  'POST /api/auth/logout': 'the session ends, and its cache is cleared',
  'POST /api/account/deletion': 'the session ends, and the page with it',
  'POST /api/auth/forgot-password': 'a password changes when the mailed link is followed',
  'POST /api/password-resets/{token}':
    'every session ends, and the next starts with an empty cache',
  'POST /api/auth/login/code': 'a new session starts with an empty cache',
  'POST /api/brand/webhooks': 'the developers’ page, which alone shows them, refetches them itself',
  'PUT /api/brand/webhooks/{id}':
    'the developers’ page, which alone shows them, refetches them itself',
  'DELETE /api/brand/webhooks/{id}':
    'the developers’ page, which alone shows them, refetches them itself',
  'POST /api/brand/webhooks/{id}/rotate':
    'the developers’ page, which alone shows them, refetches them itself',
  'POST /api/brand/webhooks/{id}/replay':
    'the developers’ page, which alone shows them, refetches them itself',
  'POST /api/brand/webhooks/{id}/test': 'nothing shows what was tested',
  'POST /api/admin/webhooks': 'the settings, which alone show them, refetch them themselves',
  'PUT /api/admin/webhooks/{id}': 'the settings, which alone show them, refetch them themselves',
  'DELETE /api/admin/webhooks/{id}': 'the settings, which alone show them, refetch them themselves',
  'POST /api/admin/webhooks/{id}/rotate':
    'the settings, which alone show them, refetch them themselves',
  'POST /api/admin/webhooks/{id}/replay':
    'the settings, which alone show them, refetch them themselves',
  'POST /api/admin/webhooks/{id}/test': 'nothing shows what was tested',
  'POST /api/auth/login/passkey/challenge': 'nothing shows what a passkey is asked to sign',
  'POST /api/auth/login/passkey': 'a new session starts with an empty cache',
  'POST /api/auth/confirm/passkey/challenge': 'nothing shows what a passkey is asked to sign',
  'POST /api/user/factors/app': 'an app counts only after its first code was entered',
  'POST /api/user/factors/passkeys/challenge': 'a passkey counts only after it was added',
  'POST /api/auth/confirm': 'nothing shows when the password was last entered',
  'POST /api/user/email/proof': 'an address is proven when its link is followed',
  'PUT /api/notifications/push': 'the browser itself knows that it is subscribed',
  'POST /api/notifications/push/end': 'the browser itself knows that it is not subscribed',
  'POST /api/messages': 'nothing shows a sender what they wrote',
  'POST /api/campaigns/{id}/report': 'nothing shows a reporter what they reported',
  'POST /api/objects/upload': 'an upload changes nothing until its address is saved',
  'POST /api/stripe/connect/account-link':
    'the browser leaves for the provider and reloads on return',
  'POST /api/stripe/connect/dashboard-link': 'the browser leaves for the provider',
}

const contractDir = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@permille/contract/endpoint')),
)

async function callsOfTheContract(): Promise<readonly Endpoint[]> {
  const files = readdirSync(contractDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(path.join(contractDir, file)) as Promise<object>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

const calls = await callsOfTheContract()
const queries = new Set(calls.filter(({ method }) => method === 'GET').map((call) => call.path))
const changes = calls.filter(({ method }) => method !== 'GET').map(nameOf)

describe('stale queries after a call', () => {
  it.each(changes)('%s is listed, or has a reason to make nothing stale', (name) => {
    expect([name in staleAfter, name in makesNothingStale]).toContain(true)
    expect(Object.entries(staleAfter)).not.toContainEqual([name, []])
  })

  it.each(Object.keys({ ...staleAfter, ...makesNothingStale }))('%s is a call', (name) => {
    expect(changes).toContain(name)
    expect(name in staleAfter && name in makesNothingStale).toBe(false)
  })

  it.each(Object.entries(staleAfter))('after %s are queries, each once', (_, paths) => {
    expect(paths.filter((each) => !queries.has(each))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('a refresh after a call', () => {
  const client = new QueryClient()
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated

  it('invalidates the call’s stale queries, under any filter, and nothing else', async () => {
    const invitations = ['/api/admin/invitations', {}, { state: 'open' }]
    const users = ['/api/admin/users', {}, {}]
    client.setQueryData(invitations, [])
    client.setQueryData(users, [])

    await refreshAfter(client, { method: 'POST', path: '/api/admin/invitations' })

    expect([isStale(invitations), isStale(users)]).toEqual([true, false])
  })

  it('does nothing after a call without stale queries', async () => {
    await expect(
      refreshAfter(client, { method: 'POST', path: '/api/auth/confirm' }),
    ).resolves.toBeUndefined()
  })
})
