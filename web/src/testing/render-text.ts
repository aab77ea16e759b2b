import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { UserRole } from '@permille/contract/enums'
import type { BrandId, UserId } from '@permille/contract/ids'
import type { ReactNode } from 'react'
import { sessionKey } from '../api/session.ts'
import { type Answer, markupOf } from './markup-of.tsx'

interface Viewed {
  readonly role?: UserRole
  /** What differs from the owner of a brand in good standing. */
  readonly brand?: Partial<NonNullable<CurrentUser['brand']>>
  readonly responses?: readonly Answer[]
}

export interface Rendered {
  /** The text as a person reads it: without tags, with single spaces. */
  readonly text: string
  /** The names of the buttons. */
  readonly buttons: readonly string[]
}

/** Renders a component as its page first shows it, without a browser. */
export function renderText(
  node: ReactNode,
  { role = 'creator', brand, responses = [] }: Viewed = {},
) {
  const user: CurrentUser = {
    id: 'user-1' as UserId,
    role,
    email: 'someone@permille.test',
    displayName: 'Someone',
    avatarUrl: null,
    brandName: null,
    brand:
      role === 'brand'
        ? {
            id: 'brand-1' as BrandId,
            role: 'owner',
            count: 1,
            lacks: [],
            isReadOnly: false,
            ...brand,
          }
        : null,
    mustChangeEmail: false,
    mustAddFactor: false,
  }
  const markup = markupOf(node, [[sessionKey, user], ...responses])
  const buttons = Array.from(
    markup.matchAll(/<button([^>]*)>(.*?)<\/button>/gs),
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? readableIn(content),
  )
  return { text: readableIn(markup), buttons } satisfies Rendered
}

function readableIn(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim()
}
