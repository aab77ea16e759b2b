import type { CampaignEdit } from '@permille/contract/campaigns/campaign-form'
import {
  type EditedField,
  editedFields,
  findEditProblem,
  isEditable,
} from '@permille/contract/campaigns/campaign-rules'
import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { currentTime } from '#ui/values/current-time.ts'
import {
  type CampaignDraft,
  type DraftProblems,
  draftFieldOf,
  draftOf,
  momentProblem,
  problemsOf,
  requestOf,
} from './campaign-draft.ts'

/** Returns only the terms changed in the form, so that an untouched date keeps its seconds. */
export function editOf(campaign: OwnCampaign, draft: CampaignDraft): CampaignEdit {
  const request = requestOf(draft)
  const before = draftOf(campaign)
  const changed = editedFields.filter((term) => {
    const field = draftFieldOf(term)
    return field !== undefined && String(draft[field]) !== String(before[field])
  })
  return Object.fromEntries(changed.map((term) => [term, request[term]]))
}

/** Returns the refusals to expect from the server, by the field that shows them. */
export function editProblemsOf(campaign: OwnCampaign, draft: CampaignDraft): DraftProblems {
  const edit = editOf(campaign, draft)
  const problems = problemsOf(draft)
  if (Object.keys(problems).length > 0) return problems
  const problem = findEditProblem(campaign, edit, currentTime())
  const field = problem && draftFieldOf(problem.field)
  return problem && field ? { [field]: problem.message } : {}
}

/** Returns the fields that the campaign's state locks. */
export function lockedFieldsOf(campaign: OwnCampaign): ReadonlySet<keyof CampaignDraft> {
  const { status, isInviteOnly } = campaign
  const isOpen = status !== 'draft' && !isInviteOnly
  const closed = editedFields
    .filter((term) => !isEditable(status, term) || (isOpen && term === 'isInviteOnly'))
    .map(draftFieldOf)
  return new Set(closed.filter((field) => field !== undefined))
}

/** Returns sentences, shown before saving, about what the changes do and to whom. */
export function consequencesOf(campaign: OwnCampaign, draft: CampaignDraft): string[] {
  const edit = editOf(campaign, draft)
  const changed = Object.keys(edit) as EditedField[]
  if (changed.length === 0 || campaign.status === 'completed') return []
  // A date still being typed is not "no date".
  if (momentProblem(draft.startsAt) ?? momentProblem(draft.endsAt)) return []
  if (campaign.status === 'draft') return draftConsequences(campaign, edit)
  const sentences = ['Creators see the change as soon as you save.']
  if (campaign.totalSubmissions > 0) sentences.push(postsKeep(campaign, changed))
  if (edit.platformsAllowed !== undefined) {
    sentences.push('Posts on the added platforms are accepted on the same terms.')
  }
  if (edit.needsDisclosure === true) {
    sentences.push('New posts have to be marked as advertising; those submitted before don’t.')
  }
  if (edit.needsDisclosure === false) {
    sentences.push('New posts are no longer checked for a disclosure.')
  }
  if (edit.isInviteOnly === false) {
    sentences.push('Every creator sees it on Explore from then on; you can’t close it again.')
  }
  if (edit.endsAt === null) sentences.push('The campaign runs until its budget is spent.')
  if (edit.endsAt) sentences.push('Posts are accepted, and approved ones earn, until the new end.')
  return sentences
}

function draftConsequences({ fundedCents }: OwnCampaign, { startsAt }: CampaignEdit): string[] {
  if (fundedCents === 0) return []
  if (startsAt === undefined) return ['No creator has seen it yet: these are the terms they get.']
  if (startsAt === null || new Date(startsAt) <= currentTime()) {
    return ['The campaign is funded, so it goes live within a minute of saving.']
  }
  return ['No creator has seen it yet. It goes live automatically at the new start.']
}

function postsKeep(campaign: OwnCampaign, changed: readonly EditedField[]): string {
  const { totalSubmissions: all, pendingSubmissions: pending } = campaign
  const kept = `The ${all === 1 ? 'post' : `${all} posts`} submitted so far ${all === 1 ? 'keeps its' : 'keep their'} rate, caps and bonus.`
  const isBrief = changed.includes('contentRequirements') || changed.includes('availableContentUrl')
  if (!isBrief || pending === 0) return kept
  return `${kept} ${pending === 1 ? '1 post' : `${pending} posts`} in review followed the old brief: review them by that.`
}
