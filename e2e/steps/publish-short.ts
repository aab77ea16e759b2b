import { randomBytes } from 'node:crypto'
import type { Sandbox } from '../product/sandbox.ts'

export interface Short {
  readonly username: string
  readonly externalPostId: string
  readonly url: string
}

/** Publishes a public YouTube Short without views. */
export async function publishShort(sandbox: Sandbox, username: string): Promise<Short> {
  const externalPostId = randomBytes(8).toString('base64url')
  const short = {
    username,
    externalPostId,
    url: `https://www.youtube.com/shorts/${externalPostId}`,
  }
  await setViews(sandbox, short, 0)
  return short
}

export async function setViews(sandbox: Sandbox, short: Short, views: number): Promise<void> {
  const { username, externalPostId } = short
  await sandbox.setPost({ platform: 'youtube', username, externalPostId, views })
}
