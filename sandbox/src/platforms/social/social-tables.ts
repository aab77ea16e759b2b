import type { Platform } from '@permille/contract/enums'
import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'
import { type Account, accountKey, newAccount } from './account.ts'
import { ordinaryGrowth } from './growth.ts'
import { growthNowMs } from './growth-clock.ts'
import { type PictureName, picturePath } from './picture-address.ts'
import { isPostId, isUsername } from './platform-name.ts'
import {
  apiPostIdOf,
  countsOf,
  instagramMediaId,
  newPost,
  type Post,
  type PostCounts,
  postKey,
} from './post.ts'

export interface PostView {
  readonly counts: PostCounts
  readonly pictureUrl: string
}

/** The views of a post as reported to an app. */
export interface Reading {
  readonly post: Post
  readonly views: number
  /** Growth since the last report; null the first time. */
  readonly gained: number | null
  readonly atMs: number
}

/** The accounts and posts of all four platforms. */
export class SocialTables {
  readonly accounts: Collection<Account>
  readonly posts: Collection<Post>
  readonly #lastLookUps: Collection<string>
  readonly #mediaKeys: Collection<string>
  readonly #world: World
  /** Only for the console, so gone after a restart. */
  readonly #told = new Map<string, number>()
  #lastReading: Reading | null = null

  constructor(world: World) {
    this.#world = world
    this.accounts = world.store.collection('platforms.accounts')
    this.posts = world.store.collection('platforms.posts')
    this.#lastLookUps = world.store.collection('platforms.last_look_ups')
    this.#mediaKeys = world.store.collection('platforms.instagram_media')
  }

  account(platform: Platform, username: string): Account | undefined {
    return this.accounts.get(accountKey(platform, username))
  }

  accountOf(post: Post): Account | undefined {
    return this.accounts.get(post.accountKey)
  }

  putAccount(account: Account): void {
    this.accounts.put(accountKey(account.platform, account.username), account)
  }

  ensureAccount(platform: Platform, username: string): Account {
    const existing = this.account(platform, username)
    if (existing) return existing
    const account = newAccount(platform, username, this.#world.now())
    this.putAccount(account)
    return account
  }

  /** Remembers the last account looked up: in the demo an unknown post is attributed to it. */
  lookUp(platform: Platform, username: string): Account | undefined {
    const isMadeUp = this.#world.settings.current.unknownPosts && isUsername(platform, username)
    const account = isMadeUp
      ? this.ensureAccount(platform, username)
      : this.account(platform, username)
    const key = accountKey(platform, username)
    if (account && this.#lastLookUps.get(platform) !== key) this.#lastLookUps.put(platform, key)
    return account
  }

  lastLookedUp(platform: Platform): Account | undefined {
    return this.accounts.get(this.#lastLookUps.get(platform) ?? '')
  }

  post(platform: Platform, externalPostId: string): Post | undefined {
    return this.posts.get(postKey(platform, externalPostId))
  }

  postOfMedia(mediaId: string): Post | undefined {
    return this.posts.get(this.#mediaKeys.get(mediaId) ?? '')
  }

  putPost(post: Post): void {
    const key = postKey(post.platform, post.externalPostId)
    this.posts.put(key, { ...post, changedAtMs: this.#world.now() })
    if (post.platform !== 'instagram') return
    const mediaId = instagramMediaId(post.externalPostId)
    if (!this.#mediaKeys.get(mediaId)) this.#mediaKeys.put(mediaId, key)
  }

  /** A public post, or undefined; in the demo an unknown one is published now by `fallbackOwner`. */
  visiblePost(
    platform: Platform,
    externalPostId: string,
    fallbackOwner: Account | undefined,
  ): Post | undefined {
    const existing = this.post(platform, externalPostId)
    if (existing) return existing.state === 'public' ? existing : undefined
    const isMadeUp = this.#world.settings.current.unknownPosts && isPostId(platform, externalPostId)
    return isMadeUp && fallbackOwner ? this.publish(fallbackOwner, externalPostId) : undefined
  }

  /** A new post, published now; it grows while the setting `growth` is on. */
  publish(owner: Account, externalPostId: string): Post {
    const post = {
      ...newPost({
        platform: owner.platform,
        externalPostId,
        accountKey: accountKey(owner.platform, owner.username),
      }),
      publishedAtMs: this.#world.now(),
      growth: ordinaryGrowth(externalPostId, growthNowMs(this.#world)),
    }
    this.putPost(post)
    return post
  }

  /** The account's public posts, newest first. */
  publicPostsOf(account: Account): Post[] {
    const key = accountKey(account.platform, account.username)
    return this.posts
      .values()
      .filter((post) => post.accountKey === key && post.state === 'public')
      .sort((a, b) => b.publishedAtMs - a.publishedAtMs)
  }

  counts(post: Post): PostCounts {
    return countsOf(post, growthNowMs(this.#world))
  }

  /** What a platform reports about a post besides its text: current counts and a still image. */
  view(post: Post, origin: string): PostView {
    const { platform, externalPostId: id } = post
    const pictureUrl = `${origin}${this.picturePath({ platform, id })}`
    const counts = this.counts(post)
    this.#remember(post, counts.views)
    return { counts, pictureUrl }
  }

  /** Returns the newest report in which views had grown, or else the newest. */
  get lastReading(): Reading | null {
    return this.#lastReading
  }

  #remember(post: Post, views: number): void {
    const key = postKey(post.platform, post.externalPostId)
    const before = this.#told.get(key)
    this.#told.set(key, views)
    const gained = before === undefined ? null : views - before
    const isNews = gained !== null && gained > 0
    if (!isNews && this.#lastReading?.gained) return
    this.#lastReading = { post, views, gained, atMs: this.#world.now() }
  }

  /** Signed from now on where the platform signs. */
  picturePath(picture: PictureName): string {
    return picturePath(picture, this.#world.nowSeconds())
  }

  /** Posts set by someone at or after a time, oldest change first. */
  changesSince(sinceMs: number) {
    return this.posts
      .values()
      .filter((post) => post.changedAtMs >= sinceMs)
      .sort((a, b) => a.changedAtMs - b.changedAtMs)
      .map((post) => {
        const { platform, externalPostId, changedAtMs } = post
        return { platform, externalPostId, apiPostId: apiPostIdOf(post), changedAtMs }
      })
  }

  /** The full state for tests and the console, with current views. */
  describe(platform: Platform) {
    const ofPlatform = <T extends { platform: Platform }>(records: T[]) =>
      records.filter((record) => record.platform === platform)
    return {
      accounts: ofPlatform(this.accounts.values()),
      posts: ofPlatform(this.posts.values()).map((post) => ({
        ...post,
        ...this.counts(post),
        username: this.accountOf(post)?.username ?? '',
        grows: post.growth !== null,
      })),
    }
  }
}
