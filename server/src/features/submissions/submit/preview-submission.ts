import { parsePostUrl } from '@permille/contract/submissions/post-url'
import type { PreviewedPost, SubmissionCheck } from '@permille/contract/submissions/submissions'
import { AccountNotFound, findAuthorAccount, readOwnAccount } from '#features/connections/public.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import type { PictureDeps, SubmitDeps } from '../submission-deps.ts'
import { checkSubmission, type SubmissionRequest } from './check-submission.ts'

/** The checks of a submission and the post that they read; stores nothing. */
export async function previewSubmission(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ checks: SubmissionCheck[]; post: PreviewedPost | null }> {
  const { checks, read } = await checkSubmission(deps, request)
  const url = parsePostUrl(request.postUrl)
  if (read === null || !url.ok) return { checks, post: null }
  const authorAccountId = await findAuthorAccount(deps.database, {
    userId: request.userId,
    platform: url.platform,
    platformUserId: read.authorPlatformUserId,
  })
  const { title, viewCount } = read
  return { checks, post: { title, viewCount, authorAccountId: authorAccountId ?? null } }
}

/** A card's width on a sharp screen. */
const sideMax = 320
const caller = 'pictures of previews'

/**
 * Returns the post's still as a data URL, because screens load pictures from us alone (decision 21); null if it
 * cannot be downloaded. Its URL comes from the platform's reading, which is cached.
 */
export async function previewPicture(
  deps: SubmitDeps & Pick<PictureDeps, 'pictures' | 'images'>,
  request: SubmissionRequest,
): Promise<string | null> {
  const url = parsePostUrl(request.postUrl)
  const target = { userId: request.userId, accountId: request.socialAccountId }
  const account = await readOwnAccount(deps.database, target)
  if (account === undefined) throw new AccountNotFound()
  if (!url.ok || url.platform !== account.platform) return null
  try {
    const post = await deps.readings.read(account, url.reference, request)
    if (!post?.thumbnailUrl) return null
    const bytes = await deps.pictures.download(url.platform, post.thumbnailUrl)
    const image = await deps.images.encode(bytes, caller, sideMax)
    return image && `data:image/webp;base64,${image.toString('base64')}`
  } catch (error) {
    // A preview without its picture is still one; the checks say what is wrong with the post.
    if (isExpectedError(error)) return null
    throw error
  }
}
