import type { SocialAccount } from '@permille/contract/connections'
import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { platformFacts } from '@permille/contract/platforms'
import { parsePostUrl } from '@permille/contract/post-url'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Input } from '../../../ui/controls/input.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { ProofNotice } from '../proof-notice.tsx'
import { PostChecks } from './post-checks.tsx'
import { usePostChecks } from './use-post-checks.ts'
import { useSubmitPost } from './use-submit-post.ts'

interface SubmitFormProps {
  readonly campaignId: CampaignId
  /** Only accounts that the campaign allows; at least one. */
  readonly accounts: readonly SocialAccount[]
}

export function SubmitForm({ campaignId, accounts }: SubmitFormProps) {
  const [socialAccountId, setAccount] = useState<SocialAccountId | ''>(onlyOne(accounts)?.id ?? '')
  const [postUrl, setPostUrl] = useState('')
  const chosen = accounts.find(({ id }) => id === socialAccountId)
  const submitting = useSubmitPost()
  const request = { campaignId, socialAccountId, postUrl: postUrl.trim() }
  const checks = usePostChecks(request)

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
          value={socialAccountId}
          onChange={(event) => setAccount(event.target.value as SocialAccountId | '')}
        />
      </Field>
      <Field
        label="Post URL"
        hint="Paste the full public URL of your post"
        error={checks.urlProblem}
      >
        <Input
          type="url"
          inputMode="url"
          name="postUrl"
          placeholder="https://"
          maxLength={2000}
          autoComplete="off"
          value={postUrl}
          onChange={(event) => setPostUrl(event.target.value)}
        />
      </Field>
      <PostChecks checks={checks} />
      {chosen !== undefined && !chosen.isVerified && <ProofNotice username={chosen.username} />}
      <Button
        type="submit"
        disabled={socialAccountId === '' || request.postUrl === ''}
        isBusy={submitting.isPending}
        className="max-sm:h-11 sm:justify-self-start"
      >
        {submitting.isPending ? 'Submitting...' : 'Submit Content'}
      </Button>
    </form>
  )
}

/**
 * True if the text is a link. Anything else is an error at the field; the server judges the link
 * itself.
 */
function isLink(postUrl: string): boolean {
  const parsed = parsePostUrl(postUrl)
  return parsed.ok || parsed.reason !== 'not-a-link'
}

function accountOption({ id, platform, username }: SocialAccount) {
  return { value: id, label: `${platformFacts[platform].title} · @${username}` }
}

function onlyOne(accounts: readonly SocialAccount[]): SocialAccount | undefined {
  return accounts.length === 1 ? accounts[0] : undefined
}
