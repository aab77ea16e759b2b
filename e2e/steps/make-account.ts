import type { APIRequestContext } from '@playwright/test'
import { postCall } from '../people/sign-in-by-call.ts'
import type { Sandbox } from '../product/sandbox.ts'
import { uniqueUsername } from './unique-username.ts'

export interface NewAccount {
  readonly id: string
  readonly username: string
}

interface AddedAccount extends NewAccount {
  readonly ownershipCode: string
}

/** Connects a YouTube channel by call, without a page. */
export async function makeAccount(creator: APIRequestContext): Promise<AddedAccount> {
  const username = uniqueUsername()
  const account = { platform: 'youtube', username }
  const { id, ownershipCode } = await postCall(creator, '/api/creator/social-accounts', account)
  return { id: String(id), username, ownershipCode: String(ownershipCode) }
}

/** Connects the channel and verifies it. */
export async function makeProvenAccount(
  creator: APIRequestContext,
  sandbox: Sandbox,
): Promise<NewAccount> {
  const { id, username, ownershipCode } = await makeAccount(creator)
  const channel = { username, followers: 900, description: ownershipCode }
  await sandbox.setAccount({ platform: 'youtube', ...channel })
  await postCall(creator, `/api/creator/social-accounts/${id}/verify`)
  return { id, username }
}
