import type { World } from '../world.ts'
import { inWords } from './clock-section.ts'
import { drawTrail, type Trail } from './dollar-trail.ts'
import { faultBanner } from './faults/fault-banner.ts'
import { document, html, type SafeHtml } from './html.ts'
import type { Section, TabName, View } from './section.ts'

const tabs: readonly { name: TabName; path: string; title: string }[] = [
  { name: 'money', path: '/', title: 'Money' },
  { name: 'webhooks', path: '/webhooks', title: 'Webhooks' },
  { name: 'inbox', path: '/inbox', title: 'Inbox' },
  { name: 'posts', path: '/posts', title: 'Posts' },
  { name: 'accounts', path: '/accounts', title: 'Accounts' },
  { name: 'faults', path: '/faults', title: 'Make it fail' },
  { name: 'clock', path: '/clock', title: 'Clock' },
  { name: 'calls', path: '/control/docs', title: 'Control calls' },
]

export const tabPaths = tabs.map(({ name, path }) => ({ name, path }))

/** A tab, or the results of a search over all tabs. */
export function consolePage(world: World, parts: Parts, at: Place): string {
  const { view, tab } = at
  const title = tabs.find(({ name }) => name === tab)?.title ?? ''
  const shown = sectionsShown(parts.sections, at)
  return document(
    `${view.search === '' ? title : 'Search'} · Sandbox`,
    html`<body data-ahead="${world.settings.current.clockOffsetSeconds}">
<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><div class="brand">${brand(view)}</div>
${clockNotice(world)}<nav class="tabs" aria-label="Sections">${tabs.map((each) => tabLink(each, at))}</nav></header>
<main id="main">${tab === 'faults' ? null : faultBanner(world)}${isFollowed(at) ? drawTrail(parts.trails()) : null}${shown.length > 0 ? shown.map((section) => section.render(view)) : nothingFound(view)}</main>
<footer>Stripe and four social platforms on this machine. No money moves here.
<a href="${world.config.appUrl}">Open the marketplace</a></footer>
<div id="notice" role="status" aria-live="polite" data-own></div>
<script src="/assets/console.js" defer></script></body>`,
  )
}

interface Parts {
  readonly sections: readonly Section[]
  trails(): readonly Trail[]
}

/** Where an action moves money. */
function isFollowed({ tab, view }: Place): boolean {
  return view.search === '' && view.older === null && (tab === 'money' || tab === 'posts')
}

interface Place {
  readonly tab: TabName
  readonly view: View
}

function sectionsShown(sections: readonly Section[], { tab, view }: Place): readonly Section[] {
  const { older, search } = view
  if (older) return sections.filter(({ id }) => id === older.section)
  if (search === '') return sections.filter((section) => section.tab === tab)
  return sections.filter((section) => section.matches(search) > 0)
}

function clockNotice({ settings }: World): SafeHtml | null {
  const { clockOffsetSeconds: ahead } = settings.current
  if (ahead === 0) return null
  return html`<p id="ahead" class="soft">The providers’ clock: <a href="/clock">${inWords(ahead)}</a></p>`
}

function nothingFound({ search }: View): SafeHtml {
  return html`<p>Nothing here has “${search}” in it. Ids, names, titles, events and states are searched.</p>`
}

function brand({ search }: View): SafeHtml {
  return html`<a class="home" href="/"><img src="/assets/mark.svg" alt="" width="24" height="24"><h1>Sandbox</h1></a>
<form method="get" role="search"><input type="search" name="q" value="${search}" autocomplete="off"
placeholder="Search ids, names, titles, states" aria-label="Search everything" aria-keyshortcuts="/"></form>`
}

function tabLink({ name, path, title }: (typeof tabs)[number], { tab, view }: Place): SafeHtml {
  const isHere = name === tab && view.search === ''
  return html`<a href="${path}"${isHere ? html` aria-current="page"` : null}>${title}</a>`
}
