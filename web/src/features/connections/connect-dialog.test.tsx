import { listPlatformsCall } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { ConnectDialog } from './connect-dialog.tsx'

const connectable = [
  { platform: 'instagram', connect: 'oauth' },
  { platform: 'youtube', connect: 'username' },
] as const

test.each<[Platform | undefined, string]>([
  [undefined, 'instagram'],
  ['youtube', 'youtube'],
  ['tiktok', 'instagram'],
])('opened for %s, where TikTok has no keys, the form starts with %s', (chosen, first) => {
  const form = <ConnectDialog isOpen chosen={chosen} onChoose={() => {}} onClose={() => {}} />

  const markup = markupOf(form, [[queryOf(listPlatformsCall).queryKey, connectable]])

  expect(markup).toMatch(new RegExp(`<option value="${first}" selected=""`))
})
