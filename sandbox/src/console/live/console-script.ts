/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { morph } from './morph.ts'
import { showRelativeTimes } from './times.ts'

/** The pages work without this script; with it, open pages stay current. */
const refreshMs = 2000
const typingPauseMs = 150

let shown: string | null = null
let typing: ReturnType<typeof setTimeout> | undefined

function show(page: string): void {
  if (page === shown) return
  shown = page
  const { body, title } = new DOMParser().parseFromString(page, 'text/html')
  document.title = title
  morph(document.body, body)
  showRelativeTimes()
}

/** Ignores a response that arrives after the visitor has navigated. */
async function refresh(): Promise<void> {
  const address = location.href
  const response = await fetch(address).catch(() => null)
  const page = response?.ok ? await response.text() : null
  if (page === null) say('The sandbox does not respond.')
  else if (address === location.href) show(page)
}

async function submit(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new FormData(form, button)
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  button?.setAttribute('aria-busy', 'true')
  const response = await fetch(form.action, { method: 'POST', body }).catch(() => null)
  const text = (await response?.text()) ?? 'The sandbox does not respond.'
  button?.removeAttribute('aria-busy')
  if (!response?.ok) return say(text)
  form.reset()
  await refresh()
  say(button?.textContent ? `Done: ${button.textContent.trim()}` : 'Done')
}

let silence: ReturnType<typeof setTimeout> | undefined

function say(text: string): void {
  const notice = document.querySelector('#notice')
  if (notice === null) return
  if (notice.textContent !== text) {
    const line = document.createElement('p')
    line.textContent = text
    notice.replaceChildren(line)
  }
  clearTimeout(silence)
  silence = setTimeout(() => notice.replaceChildren(), 4000)
}

function search(form: HTMLFormElement): void {
  const words = String(new FormData(form).get('q') ?? '').trim()
  const address = new URL(location.pathname, location.href)
  if (words !== '') address.searchParams.set('q', words)
  history.replaceState(null, '', address)
  void refresh()
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  event.preventDefault()
  if (form.method === 'get') search(form)
  else void submit(form, event.submitter)
})

document.addEventListener('input', ({ target }) => {
  const form = (target as HTMLElement).closest<HTMLFormElement>('form[role=search]')
  if (form === null) return
  clearTimeout(typing)
  typing = setTimeout(() => search(form), typingPauseMs)
})

document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as HTMLElement).closest('input, select, textarea') !== null
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  document.querySelector<HTMLInputElement>('form[role=search] input')?.focus()
})

setInterval(() => {
  showRelativeTimes()
  if (document.visibilityState === 'visible') void refresh()
}, refreshMs)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh()
})
showRelativeTimes()
