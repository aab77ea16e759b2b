import { isolate } from '@permille/contract/input/isolate'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { publicProfileCall } from '@permille/contract/profile/profile'
import * as z from 'zod/mini'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { PageHead } from '#platform/http/pages/page-head.ts'
import { readPublicProfile } from './read-public-profile.ts'

const profileAddress = new RegExp(`^${visitorPages.profile.replace(':username', '([^/]+)')}/?$`)
const handlePattern = /^\w{1,100}$/

/**
 * The title and preview of a creator's public profile where its link is shared; null for an unknown
 * one.
 */
export async function describeProfilePage(
  deps: { readonly database: Database; readonly appUrl: string },
  address: string,
): Promise<PageHead | null | undefined> {
  const username = profileAddress.exec(address)?.[1]
  if (username === undefined) return undefined
  const response = handlePattern.test(username)
    ? await findProfileResponse(deps.database, username)
    : null
  if (response === null) return null
  const { handle, bio, user } = response.creator
  return {
    type: 'profile',
    title: `${isolate(user.displayName)} (@${handle}) · Permille`,
    description: bio || `${isolate(user.displayName)} creates for brands on Permille.`,
    url: new URL(fillPage(visitorPages.profile, handle), deps.appUrl).href,
    imageUrl: user.avatarUrl === null ? null : new URL(user.avatarUrl, deps.appUrl).href,
    preloaded: { key: [publicProfileCall.path, { username }, {}], data: response },
  }
}

/** Exactly the call's response: nothing the contract does not list leaves the server. */
async function findProfileResponse(db: Database, username: string) {
  try {
    const text = JSON.stringify(await readPublicProfile(db, username))
    return z.parse(publicProfileCall.response, JSON.parse(text))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
