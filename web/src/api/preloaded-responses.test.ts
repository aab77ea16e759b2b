import { readCurrentUserCall } from '@permille/contract/accounts/accounts'
import { publicProfileCall } from '@permille/contract/profile/profile'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { currentTime, hearServerTime } from '#ui/values/current-time.ts'
import { keepPreloaded, preloadedIn } from './preloaded-responses.ts'
import { queryOf } from './query.ts'
import { knownUser } from './session.ts'

it('responses embedded by the server are found by the page’s queries', () => {
  const client = new QueryClient()
  const user = { id: 'u1', displayName: 'Maya' }

  keepPreloaded(client, [
    { key: [readCurrentUserCall.path], data: user },
    { key: [publicProfileCall.path, { username: 'maya' }, {}], data: { bio: 'Hi' } },
  ])

  const { queryKey } = queryOf(publicProfileCall, { params: { username: 'maya' } })
  expect(knownUser(client)).toEqual(user)
  expect(client.getQueryData(queryKey)).toEqual({ bio: 'Hi' })
})

it('a page knows the time of its responses, whatever the device’s clock says', () => {
  const at = Date.parse('2026-11-27T12:00:00Z')
  const element = { textContent: '[]', dataset: { at: String(at) } }
  const page = { getElementById: () => element } as unknown as Document
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T00:00:00Z') })

  expect(preloadedIn(page)).toEqual([])

  expect(currentTime().getTime()).toBe(at)
  vi.useRealTimers()
  hearServerTime(Date.now())
})
