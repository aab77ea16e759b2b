import { PictureRefused } from '#integrations/pictures/picture-source.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import type { PictureDeps } from '../submission-deps.ts'
import { lockPost } from '../submission-store.ts'
import { claimDuePictures, type DuePicture, giveUpPicture, showPicture } from './picture-store.ts'

/** The pause after each try but the last; the last comes within the six hours for which TikTok's URLs work. */
const waitsSeconds = [60, 300, 1200, 3600, 7200, 7200]
const atOnce = 4
const perRunMax = 20
/** The encoder serves callers in turn; uploads do not wait behind all of these. */
const encoderCaller = 'pictures of posts'

/**
 * Copies due pictures of posts through the encoder and the storage of uploads, and returns how many it tried.
 * One that cannot be downloaded is given up without an error: screens show a placeholder.
 */
export async function copyDuePictures(deps: PictureDeps, stop?: AbortSignal): Promise<number> {
  let triedCount = 0
  while (triedCount < perRunMax && !stop?.aborted) {
    const at = deps.clock.now()
    const claim = { at, waitsSeconds, picturesMax: atOnce }
    const due = await claimDuePictures(deps.database, claim)
    if (due.length === 0) break
    await Promise.all(due.map((picture) => copyPicture(deps, picture)))
    triedCount += due.length
  }
  return triedCount
}

async function copyPicture(deps: PictureDeps, picture: DuePicture): Promise<void> {
  const { database, clock } = deps
  try {
    await store(deps, picture)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    const mayRecover = error.family === 'unavailable' && picture.triesCount < waitsSeconds.length
    const { platform, externalPostId } = picture
    const facts = { platform, externalPostId, reason: error.message }
    if (mayRecover) return deps.log.debug(facts, 'the picture of a post is tried again later')
    deps.log.info(facts, 'the picture of a post is given up')
    return await giveUpPicture(database, { ...picture, at: clock.now() })
  }
  await database.transaction(async (tx) => {
    await lockPost(tx, picture)
    await showPicture(tx, { key: picture.key, at: clock.now() })
  })
}

async function store(
  { pictures, images, storage }: PictureDeps,
  { platform, sourceUrl, key }: DuePicture,
): Promise<void> {
  const bytes = await pictures.download(platform, sourceUrl)
  const image = await images.encode(bytes, encoderCaller)
  if (image === null) throw new PictureRefused('it is no image that we take')
  await storage.write(key, image)
}
