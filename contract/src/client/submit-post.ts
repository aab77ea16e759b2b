import { createApiClient } from './client.ts'

interface Asked {
  readonly siteUrl: string
  readonly email: string
  readonly password: string
  readonly postUrl: string
}

/**
 * A program's way to submit a post: sign in, take the newest live campaign for which an account of the
 * creator's is right, submit. Returns the submission, or the sentence that says why there is none.
 */
export async function submitPost({ siteUrl, email, password, postUrl }: Asked) {
  const api = createApiClient(siteUrl)
  const signedIn = await api.POST('/api/auth/login', { body: { email, password } })
  if (signedIn.error !== undefined) return signedIn.error.message

  const accounts = await api.GET('/api/creator/social-accounts')
  const campaigns = await api.GET('/api/campaigns', { params: { query: { limit: 10 } } })
  for (const campaign of campaigns.data ?? []) {
    const account = accounts.data?.find(({ platform }) =>
      campaign.platformsAllowed.includes(platform),
    )
    if (account === undefined) continue
    const submitted = await api.POST('/api/submissions', {
      // The same key again, after a lost response, submits nothing twice.
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { campaignId: campaign.id, socialAccountId: account.id, postUrl },
    })
    return submitted.data ?? submitted.error.message
  }
  return 'No live campaign takes posts from your accounts'
}
