import type { CampaignId } from '@permille/contract/ids'
import type { OwnSubmission } from '@permille/contract/submissions'
import { expect, test } from 'vitest'
import { renderText } from '../../../testing/render-text.ts'
import { NextSteps } from './next-steps.tsx'

const rejected = {
  campaignId: 'c1' as CampaignId,
  campaignName: 'Autumn',
  campaignPause: null,
  status: 'rejected',
  isWithdrawn: false,
  reason: 'Off the brief',
  resubmitUntil: null,
  risks: [],
} as unknown as OwnSubmission

test.each([
  ['rejected by the brand', rejected, ['Report campaign']],
  ['withdrawn', { ...rejected, isWithdrawn: true }, []],
])('of a post that was %s, its campaign can be reported: %o', (_how, submission, buttons) => {
  expect(renderText(<NextSteps submission={submission} />).buttons).toEqual(buttons)
})
