import type { Campaign } from '@permille/contract/campaigns/campaigns'
import type { SocialAccount } from '@permille/contract/connections/connections'
import type { SocialAccountId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import { parsePostUrl } from '@permille/contract/submissions/post-url'
import type { FormEvent } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { ProofNotice } from '../proof-notice.tsx'
import { MissingAccount } from './missing-account.tsx'
import { PostChecks } from './post-checks.tsx'
import { PostUrlField } from './post-url-field.tsx'
import { ReadPost } from './read-post.tsx'
import { usePostForm } from './use-post-form.ts'
import { useSubmitPost } from './use-submit-post.ts'

interface SubmitFormProps {
  readonly campaign: Campaign
  /** Only accounts that the campaign allows; at least one. */
  readonly accounts: readonly SocialAccount[]
}

export function SubmitForm({ campaign, accounts }: SubmitFormProps) {
  const form = usePostForm({ campaignId: campaign.id, accounts })
  const { request, checks, account, better, missingPlatform } = form
  const submitting = useSubmitPost()
  const hasFailed = checks.checks.some((check) => !check.passed)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLink(request.postUrl)) submitting.mutate(request)
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="Social account">
        <Select
          options={accounts.map(accountOption)}
          placeholder="Select an account"
          value={request.socialAccountId}
          onChange={(event) => form.chooseAccount(event.target.value as SocialAccountId | '')}
        />
      </Field>
      <PostUrlField
        hint="Paste the full public URL of your post"
        error={checks.urlProblem}
        value={form.postUrl}
        onChange={form.setPostUrl}
      />
      {checks.post !== null && account !== undefined && (
        <ReadPost post={checks.post} account={account} request={request} />
      )}
      {missingPlatform === undefined ? (
        <PostChecks checks={checks} better={better} onUse={form.chooseAccount} />
      ) : (
        <MissingAccount campaign={campaign} platform={missingPlatform} />
      )}
      {account !== undefined && !account.isVerified && <ProofNotice username={account.username} />}
      <Button
        type="submit"
        disabled={request.socialAccountId === '' || request.postUrl === '' || hasFailed}
        isBusy={submitting.isPending}
        className="max-sm:h-11 sm:justify-self-start"
      >
        {submitting.isPending ? 'Submitting...' : 'Submit Content'}
      </Button>
    </form>
  )
}

/** True if the text is a link. Anything else is an error at the field; the server checks the link itself. */
function isLink(postUrl: string): boolean {
  const parsed = parsePostUrl(postUrl)
  return parsed.ok || (parsed.reason !== 'not-a-link' && parsed.reason !== 'several-posts')
}

function accountOption({ id, platform, username }: SocialAccount) {
  return { value: id, label: `${platformFacts[platform].title} · @${isolate(username)}` }
}
