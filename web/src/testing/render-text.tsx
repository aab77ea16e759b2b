import type { CurrentUser } from '@permille/contract/accounts'
import type { UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { sessionKey } from '../api/session.ts'

interface Viewed {
  readonly role?: UserRole
  /** Responses of queries, by their keys. */
  readonly responses?: readonly (readonly [readonly unknown[], unknown])[]
}

export interface Rendered {
  /** As a person reads it: without tags, with single spaces. */
  readonly text: string
  /** The names of its buttons. */
  readonly buttons: readonly string[]
}

/** Renders a component as its page first shows it, without a browser. */
export function renderText(node: ReactNode, { role = 'creator', responses = [] }: Viewed = {}) {
  const client = new QueryClient()
  const user: CurrentUser = {
    id: 'user-1' as UserId,
    role,
    email: 'someone@permille.test',
    displayName: 'Someone',
    avatarUrl: null,
    brandName: null,
    mustChangeEmail: false,
  }
  client.setQueryData(sessionKey, user)
  for (const [key, response] of responses) client.setQueryData(key, response)
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">{node}</Router>
    </QueryClientProvider>,
  )
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
