import { readCurrentUserCall } from '@permille/contract/accounts/accounts'
import { publicProfileCall } from '@permille/contract/profile/profile'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keepPreloaded } from './preloaded-responses.ts'
import { queryOf } from './query.ts'
import { knownUser } from './session.ts'

it('responses embedded by the server are found by the page’s queries', () => {
  const client = new QueryClient()
  const user = { id: 'u1', displayName: 'Maya' }

  keepPreloaded(client, [
    { path: readCurrentUserCall.path, params: {}, response: { user } },
    { path: publicProfileCall.path, params: { username: 'maya' }, response: { bio: 'Hi' } },
  ])

  const { queryKey } = queryOf(publicProfileCall, { params: { username: 'maya' } })
  expect(knownUser(client)).toEqual(user)
  expect(client.getQueryData(queryKey)).toEqual({ bio: 'Hi' })
})
