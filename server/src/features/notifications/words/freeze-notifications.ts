import type { FreezeId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import type { MoneySetAside } from '#features/events/public.ts'
import { type FreezeFacts, listFreezeFacts } from './post-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  postName,
  type Told,
  type Words,
  wording,
} from './wording.ts'

type FreezeEvent = `submission.money_${'held' | 'released' | 'taken_back'}`
type FreezeChange = Told<FreezeEvent> & FreezeFacts

export const freezeWording = wording({
  facts: factsBy<FreezeEvent, FreezeId, FreezeFacts>(({ body }) => body.freezeId, listFreezeFacts),
  draft: draftFreeze,
})

function draftFreeze(change: FreezeChange): NotificationDraft[] {
  const { key, at, creatorUserId, objectId } = change
  const words = freezeLabels(change)
  const path = fillPage(memberPages.mySubmission, objectId)
  return [{ to: { userId: creatorUserId }, key, at, kind: 'post', ...words, path }]
}

function freezeLabels(change: FreezeChange): Words {
  const { type, reason, title, campaignName, freedCents, takenCents } = change
  const post = postName(title)
  switch (type) {
    case 'submission.money_held':
      return {
        title: `Money from your post for ${campaignName} is set aside`,
        text: `Earnings of ${post} are set aside until they have been reviewed. The reason: ${reason}`,
      }
    case 'submission.money_taken_back':
      return {
        title: `Views of your post for ${campaignName} do not count`,
        text: `An admin decided this about ${post}: ${formatCents(takenCents)} of its earnings went back to the campaign.${keptText(change)} Its page shows which views, and why.`,
      }
    case 'submission.money_released':
      return freedCents === 0
        ? {
            title: `The review of your post for ${campaignName} is over`,
            text: `It released no money of ${post}.${keptText(change)}`,
          }
        : {
            title: `Money from your post for ${campaignName} was released`,
            text: `${formatCents(freedCents)} from ${post} is no longer set aside.${keptText(change)}`,
          }
  }
}

function keptText({ keptCents }: MoneySetAside): string {
  if (keptCents === 0) return ''
  return ` ${formatCents(keptCents)} is still set aside for another reason; Earnings says which.`
}
