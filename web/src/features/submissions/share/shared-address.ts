import { parsePostUrl } from '@permille/contract/post-url'

/** Punctuation after a link in a shared text, closing brackets included. */
const endOfSentence = /[.,;:!?)\]}>"'»”’]+$/

/**
 * Returns the post's URL in what a phone shares: apps put it into the URL, the text or the title,
 * often with words around it. Without a post, returns any other link, so that the page can say what
 * is wrong with it; empty without one.
 */
export function sharedAddress(params: URLSearchParams): string {
  const given = ['url', 'text', 'title'].map((name) => params.get(name) ?? '').join(' ')
  const links = (given.match(/https?:\/\/\S+/gi) ?? []).map((link) =>
    link.replace(endOfSentence, ''),
  )
  return links.find((link) => parsePostUrl(link).ok) ?? links[0] ?? ''
}
