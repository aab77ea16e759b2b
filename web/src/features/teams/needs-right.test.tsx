import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { BrandId } from '@permille/contract/ids'
import { type BrandRole, scopes, scopesOf } from '@permille/contract/teams/scopes'
import { expect, test } from 'vitest'
import { sessionKey } from '#api/session.ts'
import { renderText } from '#testing/render-text.ts'
import { NeedsRight } from './needs-right.tsx'

function fundPageOf(role: BrandRole): string {
  const lacks = scopes.filter((scope) => !scopesOf(role).has(scope))
  const brand: CurrentUser['brand'] = {
    id: 'b1' as BrandId,
    role,
    count: 1,
    lacks,
    isReadOnly: false,
  }
  const page = (
    <NeedsRight to="money:move" act="fund">
      <p>The form</p>
    </NeedsRight>
  )
  return renderText(page, { responses: [[sessionKey, { brandName: 'Acme', brand }]] }).text
}

test('a page that a role does not open says whom to ask, with a way out', () => {
  expect(fundPageOf('finance')).toBe('The form')
  expect(fundPageOf('manager')).toBe(
    'Your role does not allow this · Permille Your role does not allow this Ask the owner of Acme for the right to fund. Dashboard',
  )
})
