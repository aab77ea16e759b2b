import { useMemo } from 'react'
import { frameDrawing } from '../frame-drawing.ts'
import { createStore, useStore } from '../store.ts'

const cookieName = 'hidden_columns'
const lifetimeSeconds = 365 * 86_400
/** More than all lists have, and less than a cookie holds. */
const hiddenMax = 40

/** What was chosen since the page was loaded: the cookie is of every tab. */
const chosen = createStore<readonly string[] | undefined>(undefined)

/** Returns `list.column` for each hidden column of every list, as the cookie keeps them. */
export function hiddenIn(cookies: string): string[] {
  const value = cookies.split('; ').find((each) => each.startsWith(`${cookieName}=`))
  return value === undefined
    ? []
    : value
        .slice(cookieName.length + 1)
        .split('~')
        .filter((each) => /^\w+\.\w+$/.test(each))
}

/** The server draws tables too, without a document. */
function hiddenHere(): readonly string[] {
  if (import.meta.env.SSR && typeof document === 'undefined') {
    return hiddenIn(`${cookieName}=${frameDrawing.hiddenColumns}`)
  }
  return hiddenIn(document.cookie)
}

/** The keys of the list’s hidden columns; none without a list. */
export function useHiddenColumns(list: string | undefined): readonly string[] {
  const known = useStore(chosen)
  const hidden = list === undefined ? '' : (known ?? hiddenHere()).join('~')
  return useMemo(() => keysOf(hidden, `${list}.`), [hidden, list])
}

function keysOf(hidden: string, prefix: string): readonly string[] {
  const ofList = hidden.split('~').filter((each) => each.startsWith(prefix))
  return ofList.map((each) => each.slice(prefix.length))
}

/** Hides these columns of the list, and shows its others, in this browser from now on. */
export function hideColumns(list: string, keys: readonly string[]): void {
  const others = hiddenHere().filter((each) => !each.startsWith(`${list}.`))
  const hidden = [...others, ...keys.map((key) => `${list}.${key}`)].slice(-hiddenMax)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${hidden.join('~')}; path=/; max-age=${lifetimeSeconds}; samesite=lax`
  chosen.replace(hidden)
}
