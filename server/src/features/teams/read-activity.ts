import type { Database } from '#platform/database/database.ts'
import { type ActivityRequest, type ActivityRow, listActivity } from './activity-store.ts'

/** Who did what for a brand. Who an admin was is the operator's to know. */
export async function readActivity(db: Database, request: ActivityRequest) {
  return (await listActivity(db, request)).map(shown)
}

function shown(row: ActivityRow) {
  const { userId, userName, campaignId, campaignName, postId, postTitle, ...entry } = row
  return Object.assign(entry, {
    by: userId === null || userName === null ? null : { id: userId, name: userName },
    campaign: campaignName === null ? null : { id: campaignId, name: campaignName },
    post: postId === null ? null : { id: postId, title: postTitle },
  })
}
