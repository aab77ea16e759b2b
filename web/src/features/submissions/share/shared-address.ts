import { parsePostUrl, postLinkIn } from '@permille/contract/submissions/post-url'

/**
 * Returns the post's URL in what a phone shares: apps put it into the URL, the text or the title, often with words around it.
 * Without a post, returns any other link, so that the page can say what is wrong with it; empty without one. With several
 * posts, returns everything, so that the page can ask.
 */
export function sharedAddress(params: URLSearchParams): string {
  const text = ['url', 'text', 'title'].map((name) => params.get(name) ?? '').join(' ')
  const link = postLinkIn(text) ?? text.trim()
  const parsed = parsePostUrl(link)
  return parsed.ok || parsed.reason !== 'not-a-link' ? link : ''
}
