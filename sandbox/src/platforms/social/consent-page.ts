import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { html, page, type SafeHtml } from '#console/html.ts'

export interface ConsentQuestion {
  readonly platform: Platform
  /**
   * URL the form posts to; it carries the whole request in its query, so an empty form is enough.
   */
  readonly action: string
  readonly scopes: readonly string[]
  readonly suggestion: string
  readonly usernames: readonly string[]
}

/** The platform's "Allow?" page: pick or type an account, then Allow or Deny. */
export function consentPage(question: ConsentQuestion): string {
  const title = platformFacts[question.platform].title
  return page(
    `Log in with ${title}`,
    html`<div class="card narrow">
<h1>Log in with ${title}</h1>
<p class="soft">Sandbox: no real account is touched. Permille asks to see your profile and your posts’ views.</p>
<form method="post" action="${question.action}">
<label style="flex-basis: 100%">Account
<input name="username" list="accounts" value="${question.suggestion}" autocomplete="off" required></label>
<datalist id="accounts">${question.usernames.map((name) => html`<option value="${name}">`)}</datalist>
<details style="flex-basis: 100%"><summary>Limit access</summary>
${question.scopes.map(scopeBox)}
</details>
<button class="main" name="decision" value="allow">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</form>
</div>`,
  )
}

function scopeBox(scope: string): SafeHtml {
  return html`<label><span><input type="checkbox" name="withhold" value="${scope}"> ${scope}</span></label>`
}

/** A request that must not be answered with a redirect, because its return URL is not trusted. */
export function refusalPage(platform: Platform, problem: string): string {
  const title = platformFacts[platform].title
  return page(
    `${title}: request refused`,
    html`<div class="card narrow"><h1>${title} cannot continue</h1><p>${problem}</p></div>`,
  )
}
