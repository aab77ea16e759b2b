import { isOAuthPlatform, platformFacts } from '@permille/contract/platforms'
import { html, type SafeHtml } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import type { PlatformGrants } from '../remove-app.ts'
import { type Account, accountKey } from '../social/account.ts'
import type { SocialTables } from '../social/social-tables.ts'
import { platformChoice } from './post-section.ts'

/** The creators' accounts on all platforms. */
export function socialAccountsSection(tables: SocialTables, grants: PlatformGrants): Section {
  return section<Account>({
    id: 'social-accounts',
    tab: 'accounts',
    title: 'Accounts on the platforms',
    none: 'No accounts yet.',
    rowsMax: 10,
    columns: [
      { title: 'Account', isWide: true },
      { title: 'Followers and description', isWide: true },
      { title: 'Access', isWide: true },
    ],
    list: () => tables.accounts.values().reverse(),
    key: ({ platform, username }) => `${platform}-${username}`,
    text: (account) =>
      `@${account.username} ${platformFacts[account.platform].title} ${account.description}`,
    cells: (account) => [
      html`<span><strong>@${account.username}</strong> <span class="soft">${platformFacts[account.platform].title}</span></span>`,
      changeForm(account),
      removeForm(account, grants),
    ],
    lead: newAccountForm,
  })
}

function changeForm(account: Account): SafeHtml {
  return html`<form method="post" action="/console/accounts/save">
<input type="hidden" name="platform" value="${account.platform}">
<input type="hidden" name="username" value="${account.username}">
<input name="followers" type="number" min="0" value="${account.followers}" aria-label="Followers of ${account.username}">
<input class="long" name="description" value="${account.description}" placeholder="Description: put the ownership code here"
aria-label="Description of ${account.username}"><button>Save</button></form>`
}

/** Offered where the marketplace holds a token. */
function removeForm({ platform, username }: Account, grants: PlatformGrants): SafeHtml | null {
  if (!isOAuthPlatform(platform)) return null
  if (!grants[platform].accountKeys().has(accountKey(platform, username))) return null
  return html`<form method="post" action="/console/accounts/remove-app">
<input type="hidden" name="platform" value="${platform}"><input type="hidden" name="username" value="${username}">
<button title="Every token of the account stops working, and the marketplace is told">Revoke access</button></form>`
}

function newAccountForm(): SafeHtml {
  return html`<form method="post" action="/console/accounts/save">
${platformChoice()}
<label>Username <input name="username" required></label>
<label>Followers <input name="followers" type="number" min="0" value="1000"></label>
<label>Description <input name="description"></label>
<button class="main">Add account</button></form>`
}
