import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { campaignLike } from '../testing/campaign-like.ts'
import { lockedFieldsOf } from './campaign-changes.ts'
import { draftOf } from './campaign-draft.ts'
import { CampaignForm } from './campaign-form.tsx'
import type { CampaignForm as Form } from './use-campaign-draft.ts'

test('what a live campaign keeps is text with its reason, and no disabled field', () => {
  const campaign = campaignLike('Lumen', { status: 'live', platformsAllowed: [] })
  const locked = lockedFieldsOf(campaign)
  const form = {
    draft: draftOf(campaign),
    problems: {},
    failure: null,
    picture: { percent: undefined, problem: undefined, upload: () => {} },
    isLocked: (name: Parameters<Form['isLocked']>[0]) => locked.has(name),
    isKept: () => false,
  }

  const markup = markupOf(
    <CampaignForm id="edit" form={form as unknown as Form} failed="Not saved" />,
    [],
  )

  expect(markup).not.toContain('disabled=""')
  expect(markup).toContain('Once live, it can’t become invite-only.')
  expect(markup).toMatch(/Category<\/dt><dd[^>]*>Fashion/)
})
