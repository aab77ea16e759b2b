import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { platformPosts } from '@permille/contract/post-url'
import { html, type SafeHtml } from '../../console/html.ts'
import type { Account } from '../social/account.ts'
import type { SocialTables } from '../social/social-tables.ts'

/** The newest are listed; the rest are still served. */
const rowsMax = 40

type PostRow = ReturnType<SocialTables['describe']>['posts'][number]

/** Accounts and posts of each platform, with the forms handled by `console-forms.ts`. */
export function platformSections(tables: SocialTables): SafeHtml {
  return html`${platforms.map((platform) => platformSection(platform, tables))}`
}

function platformSection(platform: Platform, tables: SocialTables): SafeHtml {
  const { accounts, posts } = tables.describe(platform)
  const newest = posts.sort((a, b) => b.publishedAtMs - a.publishedAtMs).slice(0, rowsMax)
  return html`<section id="${platform}">
<h2>${platformFacts[platform].title}</h2>
<div class="card">
${newest.length === 0 ? html`<p class="soft">No posts yet.</p>` : postTable(newest, tables)}
${newPostForm(platform, accounts)}
</div>
<div class="card" style="margin-top: .75rem">
${accounts.length === 0 ? html`<p class="soft">No accounts yet.</p>` : accountTable(accounts)}
${newAccountForm(platform)}
</div>
</section>`
}

function postTable(posts: readonly PostRow[], tables: SocialTables): SafeHtml {
  return html`<table>
<thead><tr><th>Post</th><th>Account</th><th class="number">Views</th><th class="number">Likes</th>
<th>State</th><th>Set views</th><th>Change</th></tr></thead>
<tbody>${posts.map((post) => postRow(post, tables))}</tbody></table>`
}

function postRow(post: PostRow, tables: SocialTables): SafeHtml {
  const picture = tables.picturePath({ platform: post.platform, id: post.externalPostId })
  return html`<tr>
<td><div class="post"><img src="${picture}" alt="" width="40" height="40" loading="lazy">
<span><a href="${postAddress(post)}" rel="noreferrer">${post.title}</a><br>
<code class="soft">${post.externalPostId}</code></span></div></td>
<td>@${post.username}</td>
<td class="number">${post.views.toLocaleString('en-US')}</td>
<td class="number">${post.likes.toLocaleString('en-US')}</td>
<td><span class="state ${post.state}">${post.state}</span>${post.grows ? html` <span class="soft">grows</span>` : null}</td>
<td><form method="post" action="/console/posts/views">${postFields(post)}
<input name="views" type="number" min="0" value="${post.views}" style="width: 6.5rem" aria-label="Views of ${post.externalPostId}">
<button>Set</button></form></td>
<td><form method="post" action="/console/posts/change">${postFields(post)}
${changes(post).map(([value, label]) => html`<button name="change" value="${value}">${label}</button>`)}
</form></td></tr>`
}

function changes(post: PostRow): readonly (readonly [value: string, label: string])[] {
  if (post.state !== 'public') return [['public', 'Make public']]
  return [
    ['add-10k', '+10K'],
    ['viral', 'Go viral'],
    ['private', 'Hide'],
    ['deleted', 'Delete'],
  ]
}

function postFields({ platform, externalPostId }: PostRow): SafeHtml {
  return html`<input type="hidden" name="platform" value="${platform}">
<input type="hidden" name="externalPostId" value="${externalPostId}">`
}

/** The URL that a creator pastes into Permille. */
function postAddress({ platform, username, externalPostId: id }: PostRow): string {
  return platformPosts[platform].address({ username, id })
}

function newPostForm(platform: Platform, accounts: readonly Account[]): SafeHtml {
  const names = accounts.map((account) => html`<option value="${account.username}">`)
  return html`<form method="post" action="/console/posts/add">
<input type="hidden" name="platform" value="${platform}">
<label>Account <input name="username" list="${platform}-names" required></label>
<datalist id="${platform}-names">${names}</datalist>
<label>Post id <input name="externalPostId" placeholder="generated when empty"></label>
<label>Views <input name="views" type="number" min="0" value="0"></label>
<button class="main">Add post</button></form>`
}

function accountTable(accounts: readonly Account[]): SafeHtml {
  return html`<table>
<thead><tr><th>Account</th><th>Followers and description</th></tr></thead>
<tbody>${accounts.slice(-rowsMax).map(accountRow)}</tbody></table>`
}

function accountRow(account: Account): SafeHtml {
  return html`<tr><td>@${account.username}</td>
<td><form method="post" action="/console/accounts/save">
<input type="hidden" name="platform" value="${account.platform}">
<input type="hidden" name="username" value="${account.username}">
<input name="followers" type="number" min="0" value="${account.followers}" style="width: 8rem" aria-label="Followers of ${account.username}">
<input name="description" size="40" value="${account.description}" placeholder="Description: put the ownership code here" aria-label="Description of ${account.username}">
<button>Save</button></form></td></tr>`
}

function newAccountForm(platform: Platform): SafeHtml {
  return html`<form method="post" action="/console/accounts/save">
<input type="hidden" name="platform" value="${platform}">
<label>Username <input name="username" required></label>
<label>Followers <input name="followers" type="number" min="0" value="1000"></label>
<label>Description <input name="description"></label>
<button class="main">Add account</button></form>`
}
