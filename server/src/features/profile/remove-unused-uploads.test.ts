import type { UserId } from '@permille/contract/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  registerSomebody,
  setUpAccounts,
} from '../accounts/testing/account-setup.ts'
import { lockOwnUpload } from './public.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'
import { keepUpload, setAvatar } from './set-avatar.ts'
import { requestUpload, uploadImage } from './upload-image.ts'

let setup: AccountSetup
let picture: Buffer

beforeAll(async () => {
  setup = await setUpAccounts()
  picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
})

afterAll(() => setup.close())

async function upload(userId: UserId): Promise<string> {
  const { deps, database } = setup
  const key = await database.transaction((tx) => requestUpload(tx, userId))
  await uploadImage(deps, { key, userId, address: 'here' }, picture)
  return key
}

async function isThere(key: string): Promise<[boolean, boolean]> {
  const { rows } = await setup.database.pool.query('SELECT FROM uploads WHERE key = $1', [key])
  return [rows.length === 1, await setup.deps.storage.has(key)]
}

it('deletes file and row of unused uploads after two days, and nothing else', async () => {
  const { browser, userId } = await registerSomebody(setup)
  const [shown, unused] = [await upload(userId), await upload(userId)]
  await browser.send('PUT', '/api/user/avatar', { avatarUrl: `/uploads/${shown}` })

  await removeUnusedUploads(setup.deps)
  const early = await isThere(unused)
  setup.passSeconds(49 * 3600)
  await removeUnusedUploads(setup.deps)

  expect(early).toEqual([true, true])
  expect(await isThere(unused)).toEqual([false, false])
  expect(await isThere(shown)).toEqual([true, true])
})

it('does not delete an image that is put to use at the same time', async () => {
  const { userId } = await registerSomebody(setup)
  const key = await upload(userId)
  setup.passSeconds(49 * 3600)

  await setup.database.transaction(async (tx) => {
    expect(await lockOwnUpload(tx, { key, userId })).toBe(true)
    await removeUnusedUploads(setup.deps)
  })

  expect(await isThere(key)).toEqual([true, true])
})

it('lets no one use an image during deletion, and retries a failed deletion', async () => {
  const { userId } = await registerSomebody(setup)
  const key = await upload(userId)
  setup.passSeconds(49 * 3600)
  const storage = {
    ...setup.deps.storage,
    remove: () => Promise.reject(new Error('bucket down')),
  }

  const failed = removeUnusedUploads({ ...setup.deps, storage })

  await expect(failed).rejects.toThrow('bucket down')
  const chosen = setAvatar(setup.deps, userId, `/uploads/${key}`)
  await expect(chosen).rejects.toMatchObject({ code: 'not-your-upload' })
  const kept = setup.database.transaction((tx) => keepUpload(tx, { key, userId }))
  await expect(kept).rejects.toMatchObject({ code: 'not-your-upload' })
  await removeUnusedUploads(setup.deps)
  expect(await isThere(key)).toEqual([false, false])
})
