import { signInCall } from '../accounts/accounts.ts'
import { listCampaignsCall } from '../campaigns/campaigns.ts'
import { listSocialAccountsCall } from '../connections/connections.ts'
import { submitPostCall } from '../submissions/submissions.ts'
import { createApiClient } from './client.ts'

interface PostToSubmit {
  readonly siteUrl: string
  readonly email: string
  readonly password: string
  readonly postUrl: string
}

/**
 * A program's way to submit a post: signs in, finds the newest live campaign that accepts an account of the
 * creator's, and submits. Returns the submission, or a sentence that says why there is none.
 */
export async function submitPost({ siteUrl, email, password, postUrl }: PostToSubmit) {
  const api = createApiClient(siteUrl)
  const signedIn = await api.call(signInCall, { body: { email, password } })
  if (signedIn.error !== undefined) return signedIn.error.message

  const accounts = await api.call(listSocialAccountsCall)
  const campaigns = await api.call(listCampaignsCall, { query: { limit: 10 } })
  for (const campaign of campaigns.data ?? []) {
    const account = accounts.data?.find(({ platform }) =>
      campaign.platformsAllowed.includes(platform),
    )
    if (account === undefined) continue
    const submitted = await api.call(submitPostCall, {
      // The same key again, after a lost response, submits nothing twice.
      idempotencyKey: crypto.randomUUID(),
      body: { campaignId: campaign.id, socialAccountId: account.id, postUrl },
    })
    return submitted.error?.message ?? submitted.data
  }
  return 'No live campaign accepts posts from your accounts'
}
