import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { platformPosts } from '@permille/contract/post-url'
import { html, type SafeHtml } from '../../console/html.ts'
import { type Section, section } from '../../console/section.ts'
import { count, moment, state } from '../../console/shown-values.ts'
import type { SocialTables } from '../social/social-tables.ts'

type PostRow = ReturnType<SocialTables['describe']>['posts'][number]

/** The posts of all platforms, with the forms of `console-forms.ts`. */
export function postsSection(tables: SocialTables): Section {
  return section<PostRow>({
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
    list: () => newestPosts(tables),
    key: (post) => `${post.platform}-${post.externalPostId}`,
    text: (post) =>
      `${post.title} @${post.username} ${platformFacts[post.platform].title} ${post.state}`,
    cells: (post) => [
      named(post, tables),
      html`<strong>${count(post.views)}</strong>`,
      count(post.likes),
      html`${state(post.state, kinds[post.state])} ${post.grows ? state('grows') : null}`,
      moment(post.publishedAtMs),
      forms(post),
    ],
    lead: () => newPostForm(tables),
  })
}

const kinds = { public: 'good', private: 'neutral', deleted: 'bad' } as const

function newestPosts(tables: SocialTables): PostRow[] {
  return platforms
    .flatMap((platform) => tables.describe(platform).posts)
    .sort((a, b) => b.publishedAtMs - a.publishedAtMs)
}

function named(post: PostRow, tables: SocialTables): SafeHtml {
  const { platform, username, externalPostId: id } = post
  const picture = tables.picturePath({ platform, id })
  const address = platformPosts[platform].address({ username, id })
  return html`<div class="post"><img src="${picture}" alt="" width="40" height="40" loading="lazy">
<span><a href="${address}" rel="noreferrer">${post.title}</a><br>
<span class="soft">${platformFacts[platform].title} · @${username} · <code>${id}</code></span></span></div>`
}

function forms(post: PostRow): SafeHtml {
  const which = html`<input type="hidden" name="platform" value="${post.platform}">
<input type="hidden" name="externalPostId" value="${post.externalPostId}">`
  const buttons = changes(post).map(
    ([value, label]) => html`<button name="change" value="${value}">${label}</button>`,
  )
  return html`<div class="pair"><form method="post" action="/console/posts/change">${which}${buttons}</form>
<form method="post" action="/console/posts/views">${which}<input name="views" type="number" min="0"
value="${post.views}" aria-label="Views of ${post.externalPostId}"><button>Set</button></form></div>`
}

function changes({ state: now }: PostRow): readonly (readonly [value: string, label: string])[] {
  if (now !== 'public') return [['public', 'Make public']]
  return [
    ['add-10k', '+10K'],
    ['viral', 'Go viral'],
    ['private', 'Hide'],
    ['deleted', 'Delete'],
  ]
}

function newPostForm(tables: SocialTables): SafeHtml {
  const names = new Set(tables.accounts.values().map(({ username }) => username))
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
