import { isRequestRefused } from '../fewer-names.ts'
import { type CountMore, type PlatformUnavailable, ViewsNotOffered } from '../social-platform.ts'

/** Shown beside the views, and never worth losing them for. */
const allMetrics = 'views,likes,comments,shares'
const viewsAlone = 'views'

const rememberedSeconds = 6 * 3600
const postsMax = 10_000
/** A metric that Meta no longer knows is missing for every post; it is requested again soon. */
const goneSeconds = 600

/**
 * Meta refuses the whole call for one metric that a kind of post lacks: code 100 without a subcode. The views
 * are then requested alone. The media ids of such posts are remembered, because a reading does not show the
 * kind; in this process alone, so another makes one more call for each.
 */
export function createMetricsAsking() {
  const viewsOnlyUntilMs = new Map<string, number>()
  let allViewsOnlyUntilMs = 0

  function remember(mediaId: string): void {
    const untilMs = Date.now() + rememberedSeconds * 1000
    viewsOnlyUntilMs.delete(mediaId)
    viewsOnlyUntilMs.set(mediaId, untilMs)
    const [oldest] = viewsOnlyUntilMs.keys()
    if (viewsOnlyUntilMs.size > postsMax && oldest !== undefined) viewsOnlyUntilMs.delete(oldest)
  }

  return async <Body>(
    mediaId: string,
    call: (metrics: string) => Promise<Body>,
    countMore?: CountMore | undefined,
  ): Promise<Body> => {
    const untilMs = Math.max(allViewsOnlyUntilMs, viewsOnlyUntilMs.get(mediaId) ?? 0)
    if (Date.now() < untilMs) return askForViews(call)
    try {
      return await call(allMetrics)
    } catch (error) {
      if (!isRequestRefused(error) || isAboutViews(error)) throw said(error)
      await countMore?.()
      const body = await askForViews(call)
      if (isGone(error)) allViewsOnlyUntilMs = Date.now() + goneSeconds * 1000
      else remember(mediaId)
      return body
    }
  }
}

async function askForViews<Body>(call: (metrics: string) => Promise<Body>): Promise<Body> {
  try {
    return await call(viewsAlone)
  } catch (error) {
    throw said(error)
  }
}

/** Meta names the metric, or its place in the request. */
function isAboutViews({ reason }: PlatformUnavailable): boolean {
  return /metric\[0\]|\bviews metric/i.test(reason ?? '')
}

/** Meta lists the metrics that there are. */
function isGone(error: unknown): boolean {
  return isRequestRefused(error) && /must be one of/i.test(error.reason ?? '')
}

/** A metric that no post has any more is our trouble; one that this kind of post lacks is a fact about it. */
function said(error: unknown): unknown {
  const reason = isRequestRefused(error) ? (error.reason ?? '') : ''
  const isOfThisKind = /metric|media.product.type/i.test(reason) && !isGone(error)
  return isOfThisKind ? new ViewsNotOffered('instagram', error) : error
}
