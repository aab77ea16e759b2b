import { readCurrentUserCall } from '@permille/contract/accounts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { codeOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { knownUser, sessionKey } from '../api/session.ts'
import { paths } from '../paths.ts'
import { hasUnsavedInput } from '../ui/failure/unsaved-input.ts'
import { toast } from '../ui/overlays/toast.ts'
import { needsSignIn } from './where-visitors-go.ts'

/** A `localStorage` key: who signed in last in this browser, in any tab, as `nameOf` writes it. */
const place = 'signed-in-as'

type Person = Pick<NonNullable<ReturnType<typeof knownUser>>, 'id' | 'role'>

/** Another role sees other pages, so it counts as another person. */
function nameOf({ role, id }: Person): string {
  return `${role} ${id}`
}

/** Who signed in last, as far as this page knows: the browser may keep nothing. */
let newest: string | null = null
/** Whose page this is; null for a visitor. */
let own: string | null | undefined

function latest(): string | null {
  try {
    return localStorage.getItem(place) ?? newest
  } catch {
    return newest
  }
}

function note(name: string | null): void {
  newest = name
  try {
    if (name === null) localStorage.removeItem(place)
    else if (localStorage.getItem(place) !== name) localStorage.setItem(place, name)
  } catch {
    // Then only a refused call tells of another person.
  }
}

/**
 * Reloads the page as the person who signed in in another tab, so that it shows nobody else's pages. Input is kept: then
 * the page says so, and does nothing in the new person's name.
 */
export function followPerson(client: QueryClient): void {
  const check = () => giveWay(client)
  noteOwn(client)
  client.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] === sessionKey[0]) noteOwn(client)
    else if (event.type === 'added') check()
    else if (event.type === 'updated' && event.action.type === 'error') {
      askAfter(client, event.action.error)
    }
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      askAfter(client, event.action.error)
    }
  })
  for (const event of ['storage', 'pageshow', 'focus']) addEventListener(event, check)
  addEventListener('submit', (event) => stopIf(check(), event), true)
  addEventListener('click', (event) => stopIf(isAct(event.target) && check(), event), true)
}

/** Once for each person: a page that has not seen another one yet must not call itself the newest again. */
function noteOwn(client: QueryClient): void {
  const user = knownUser(client)
  const name = user ? nameOf(user) : user
  if (name === undefined || name === own) return
  const isFirst = own === undefined
  own = name
  // If its code loads late, a page does not know whether it is the newest.
  if (isFirst && name !== null && ![null, name].includes(latest())) askWho(client, () => note(name))
  else note(name)
}

/** True if someone else is signed in by now. */
function giveWay(client: QueryClient): boolean {
  const user = knownUser(client)
  const name = latest()
  if (isAsking || !user || name === null || name === nameOf(user)) return false
  if (hasUnsavedInput()) {
    toast({
      tone: 'negative',
      title: 'Another account is signed in',
      description: `This page is ${user.email}’s. What you entered is still here: copy what you need, then reload the page.`,
    })
    return true
  }
  if (needsSignIn(location.pathname) && !name.startsWith(`${user.role} `)) {
    location.replace(paths.dashboard)
  } else location.reload()
  return true
}

/** Buttons act; links and fields may still be used to copy what was entered. */
function isAct(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, [role=menuitem]') !== null
}

function stopIf(isStopped: boolean, event: Event): void {
  if (!isStopped) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

let isAsking = false

/** After a call that this person's role may make was refused for want of it. */
function askAfter(client: QueryClient, error: unknown): void {
  if (codeOf(error) === 'wrong-role') askWho(client)
}

/** Nothing gives way before the answer: the page may be the newest itself. `ifUnknown` runs where none comes. */
function askWho(client: QueryClient, ifUnknown: () => void = () => undefined): void {
  if (isAsking) return
  isAsking = true
  call(readCurrentUserCall)
    .then(({ user }) => note(nameOf(user)), ifUnknown)
    .finally(() => {
      isAsking = false
      giveWay(client)
    })
}
