import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { platformLinks } from '@permille/contract/platforms/links'
import { html, type Piece, type SafeHtml } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import { count, moment, state } from '#console/shown-values.ts'
import type { Post } from '../social/post.ts'
import type { SocialTables } from '../social/social-tables.ts'

/** More would outweigh the page. */
const suggestionsMax = 100

/** The posts of all platforms, with the forms of `console-forms.ts`. */
export function postsSection(tables: SocialTables): Section {
  return section<Post>({
    id: 'posts',
    tab: 'posts',
    title: 'Posts',
    none: 'No posts yet. Add one above, or submit any YouTube or X link in the marketplace.',
    rowsMax: 40,
    columns: [
      { title: 'Post', isWide: true },
      { title: 'Views', isNumber: true },
      { title: 'Likes', isNumber: true },
      { title: 'State' },
      { title: 'Published' },
      { title: 'Change', isWide: true },
    ],
    list: () => tables.posts.values().sort((a, b) => b.publishedAtMs - a.publishedAtMs),
    key: (post) => `${post.platform}-${post.externalPostId}`,
    text: (post) =>
      `${post.title} @${ownerOf(tables, post)} ${platformFacts[post.platform].title} ${post.state}`,
    cells: (post) => cellsOf(tables, post),
    lead: () => newPostForm(tables),
  })
}

const kinds = { public: 'good', private: 'neutral', deleted: 'bad' } as const

/** Computed only for rows on the page: most posts are not on it. */
function cellsOf(tables: SocialTables, post: Post): readonly Piece[] {
  const { views, likes } = tables.counts(post)
  return [
    named(tables, post),
    html`<strong>${count(views)}</strong>`,
    count(likes),
    html`${state(post.state, kinds[post.state])} ${post.growth === null ? null : state('grows')}`,
    moment(post.publishedAtMs),
    forms(post, views),
  ]
}

function ownerOf(tables: SocialTables, post: Post): string {
  return tables.accountOf(post)?.username ?? ''
}

function named(tables: SocialTables, post: Post): SafeHtml {
  const { platform, externalPostId: id } = post
  const username = ownerOf(tables, post)
  const picture = tables.picturePath({ platform, id })
  const address = platformLinks[platform].postUrl({ username, id })
  return html`<div class="post"><img src="${picture}" alt="" width="40" height="40" loading="lazy">
<span><a href="${address}" rel="noreferrer">${post.title}</a><br>
<span class="soft">${platformFacts[platform].title} · @${username} · <code>${id}</code></span></span></div>`
}

function forms(post: Post, views: number): SafeHtml {
  const which = html`<input type="hidden" name="platform" value="${post.platform}">
<input type="hidden" name="externalPostId" value="${post.externalPostId}">`
  const buttons = changes(post).map(
    ([value, label]) => html`<button name="change" value="${value}">${label}</button>`,
  )
  return html`<div class="pair"><form method="post" action="/console/posts/change">${which}${buttons}</form>
<form method="post" action="/console/posts/views">${which}<input name="views" type="number" min="0"
value="${views}" aria-label="Views of ${post.externalPostId}"><button>Set</button></form></div>`
}

function changes(post: Post): readonly (readonly [value: string, label: string])[] {
  if (post.state !== 'public') return [['public', 'Make public']]
  return [
    ...metricChanges(post),
    ['add-10k', '+10K'],
    ['viral', 'Go viral'],
    ['private', 'Hide'],
    ['deleted', 'Delete'],
  ]
}

/** Meta refuses all metrics of a post for one that its kind does not have. */
function metricChanges({ platform, withoutMetrics = '' }: Post): [value: string, label: string][] {
  if (platform !== 'instagram') return []
  if (withoutMetrics !== '') return [['all-metrics', 'Offer all metrics']]
  return [
    ['no-shares', 'Offer no shares'],
    ['no-views', 'Offer no views'],
  ]
}

function newPostForm(tables: SocialTables): SafeHtml {
  const newest = tables.accounts.values().slice(-suggestionsMax)
  const names = new Set(newest.map(({ username }) => username))
  return html`<form method="post" action="/console/posts/add">
${platformChoice()}
<label>Account <input name="username" list="usernames" required></label>
<datalist id="usernames">${[...names].map((name) => html`<option value="${name}">`)}</datalist>
<label>Post id <input name="externalPostId" placeholder="generated when empty"></label>
<label>Views <input name="views" type="number" min="0" value="0"></label>
<button class="main">Add post</button></form>`
}

export function platformChoice(): SafeHtml {
  const option = (platform: Platform) =>
    html`<option value="${platform}">${platformFacts[platform].title}</option>`
  return html`<label>Platform <select name="platform">${platforms.map(option)}</select></label>`
}
