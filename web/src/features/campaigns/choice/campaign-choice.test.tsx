import { type OwnCampaign, readOwnCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { type Answer, markupOf } from '#testing/markup-of.tsx'
import { CampaignChoice, newestCampaigns } from './campaign-choice.tsx'
import { FindCampaignDialog, foundCampaigns } from './find-campaign-dialog.tsx'

const campaign = (id: string, name: string, status = 'live') =>
  ({ id, name, status }) as unknown as OwnCampaign
const pageOf = (items: readonly OwnCampaign[], nextCursor?: string) => ({
  pages: [{ items, nextCursor }],
  pageParams: [undefined],
})
const newest = [campaign('a', 'Autumn'), campaign('d', 'Draft', 'draft')]

function shown(value: string | undefined, ...answers: readonly Answer[]): string {
  return markupOf(
    <CampaignChoice
      value={value as CampaignId | undefined}
      onChange={() => {}}
      isOffered={({ status }) => status !== 'draft'}
    />,
    answers,
  )
}

test('a brand whose campaigns all fit chooses from the list', () => {
  const markup = shown(undefined, [newestCampaigns.queryKey, pageOf(newest)])

  expect(markup).toContain('Autumn')
  expect(markup).not.toContain('Draft')
  expect(markup).not.toContain('Find another')
})

test('a brand with more campaigns can search the rest, and the chosen one is named', () => {
  const old = queryOf(readOwnCampaignCall, { params: { id: 'o' as CampaignId } })

  const markup = shown(
    'o',
    [newestCampaigns.queryKey, pageOf(newest, 'next')],
    [old.queryKey, campaign('o', 'Oldest')],
  )

  expect(markup).toContain('<option value="o" selected="">Oldest</option>')
  expect(markup).toContain('Find another…')
})

test('found campaigns can be chosen, and more can be shown', () => {
  const dialog = (
    <FindCampaignDialog
      isOffered={({ status }) => status !== 'draft'}
      onChoose={() => {}}
      onClose={() => {}}
    />
  )

  const markup = markupOf(dialog, [[foundCampaigns('').queryKey, pageOf(newest, 'next')]])

  expect(markup).toContain('Autumn')
  expect(markup).not.toContain('Draft')
  expect(markup).toContain('Show more')
})
