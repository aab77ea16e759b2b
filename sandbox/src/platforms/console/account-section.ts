import { platformFacts } from '@permille/contract/platforms'
import { html, type SafeHtml } from '../../console/html.ts'
import { type Section, section } from '../../console/section.ts'
import type { Account } from '../social/account.ts'
import type { SocialTables } from '../social/social-tables.ts'
import { platformChoice } from './post-section.ts'

/** The creators' accounts on all platforms. */
export function socialAccountsSection(tables: SocialTables): Section {
  return section<Account>({
    id: 'social-accounts',
    tab: 'accounts',
    title: 'Accounts on the platforms',
    none: 'No accounts yet.',
    rowsMax: 20,
    columns: [{ title: 'Account' }, { title: 'Followers and description', isWide: true }],
    list: () => tables.accounts.values().reverse(),
    key: ({ platform, username }) => `${platform}-${username}`,
    text: (account) =>
      `@${account.username} ${platformFacts[account.platform].title} ${account.description}`,
    cells: (account) => [
      html`<span><strong>@${account.username}</strong> <span class="soft">${platformFacts[account.platform].title}</span></span>`,
      changeForm(account),
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

function newAccountForm(): SafeHtml {
  return html`<form method="post" action="/console/accounts/save">
${platformChoice()}
<label>Username <input name="username" required></label>
<label>Followers <input name="followers" type="number" min="0" value="1000"></label>
<label>Description <input name="description"></label>
<button class="main">Add account</button></form>`
}
