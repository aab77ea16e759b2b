import type { UserDetail } from '@permille/contract/administration/users'
import type { UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { FrozenMoney } from './frozen-money.tsx'

type Frozen = Pick<
  NonNullable<UserDetail['creator']>,
  'frozenWithAccountCents' | 'isFrozenDisputed'
>

const shown = (creator: Frozen | null) =>
  renderText(
    <FrozenMoney
      user={{ id: 'user-1' as UserId, displayName: 'Mia', suspension: null, creator }}
    />,
    { role: 'admin' },
  )

const frozenWithAccountCents = toCents(1500)

test('money earned while suspended can be released or taken back', () => {
  const { text, buttons } = shown({ frozenWithAccountCents, isFrozenDisputed: false })

  expect(text).toContain('$15.00 is frozen')
  expect(text).not.toContain('disputed')
  expect(buttons).toEqual(['Release', 'Take back'])
})

test('nothing can be taken back before a dispute about it is decided', () => {
  const { text, buttons } = shown({ frozenWithAccountCents, isFrozenDisputed: true })

  expect(text).toContain(
    'One of its posts is disputed: decide the dispute before you take the money back.',
  )
  expect(buttons).toEqual(['Release'])
})

test('without frozen money there is nothing to decide', () => {
  const none = { frozenWithAccountCents: toCents(0), isFrozenDisputed: false }

  expect([shown(none).text, shown(null).text]).toEqual(['', ''])
})
