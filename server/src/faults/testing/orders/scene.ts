import { addSeconds } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestKey } from '#testing/api-keys.ts'
import type { Reply } from '#testing/test-client.ts'
import {
  handleOf,
  makeAdmin,
  makeBrand,
  makeNewCreator,
  type Person,
  type TestBrand,
} from '#testing/test-users.ts'
import { Facts } from './facts.ts'
import { readSeen } from './seen.ts'
import type { Post, Role, Seen, Terms } from './shown.ts'
import type { Stage } from './stage.ts'

/** A call may ask for the password of an older session. */
const freshSeconds = 600

type User = Pick<Person, 'userId'>

interface Session {
  readonly since: Date
  readonly person: Promise<Person>
}

/** One campaign with its brand, a creator, at times another one, and two admins. */
export class Scene {
  readonly stage: Stage
  readonly terms: Terms
  readonly facts = new Facts()
  readonly people: Readonly<Record<Role, User>>
  readonly brand: TestBrand
  readonly creatorId: string
  /** Of the creator's account; the other creator's is a YouTube channel. */
  platform: 'youtube' | 'instagram' = 'youtube'
  readonly channel = `ch${newId().slice(-12)}`
  readonly rivalChannel = `rv${newId().slice(-12)}`
  readonly posts: Post[] = []
  readonly accountIds: Record<string, string> = {}
  /** A form of the provider that is open in a browser: the client's secret. */
  openForm: string | null = null
  /** Payments that were made, the first one first, by the provider's ids. */
  readonly intents: string[] = []
  campaignId = ''
  hasPayoutAccount = false
  isPayoutAccountWhole = false
  payoutAccountId = ''
  /** The creator's, after the first one; the newest last. */
  readonly passwords: string[] = []
  /** What is refunded to it comes back. */
  isCardGone = false
  /** Of the brand, by which a program approved last. */
  key: TestKey | null = null
  /** For the description of the channel. */
  ownershipCode = ''
  #seen: Seen | null = null
  readonly #sessions = new Map<Role, Session>()

  private constructor(given: {
    stage: Stage
    terms: Terms
    people: Readonly<Record<Role, User>>
    brand: TestBrand
    creatorId: string
  }) {
    this.stage = given.stage
    this.terms = given.terms
    this.people = given.people
    this.brand = given.brand
    this.creatorId = given.creatorId
  }

  static async open(stage: Stage, terms: Terms): Promise<Scene> {
    const { db } = stage.server.database
    const [brand, creator, rival, admin, otherAdmin] = await Promise.all([
      makeBrand(db),
      makeNewCreator(db),
      makeNewCreator(db),
      makeAdmin(db),
      makeAdmin(db),
    ])
    const people = { creator, rival, brand, admin, 'other admin': otherAdmin }
    return new Scene({ stage, terms, people, brand, creatorId: creator.creatorId })
  }

  /** What everyone could read before this moment. */
  get seen(): Seen {
    if (this.#seen === null) throw new Error('nobody has looked yet')
    return this.#seen
  }

  get post(): Post {
    const post = this.posts[0]
    if (post === undefined) throw new Error('there is no post yet')
    return post
  }

  /** The newest submission of the creator's post. */
  get submissionId(): string {
    return this.post.submissionIds.at(-1) ?? ''
  }

  get submissionIdOrNull(): string | null {
    return this.posts[0]?.submissionIds.at(-1) ?? null
  }

  get handle(): string {
    return handleOf(this.people.creator.userId)
  }

  /** The creator's account at the provider, once something was sent there. */
  get destination(): string | null {
    return (
      this.seen.payouts.find(({ paidReference }) => paidReference === null)?.destination ?? null
    )
  }

  async observe(): Promise<Seen> {
    this.#seen = await readSeen(this)
    this.facts.hear(this.#seen)
    return this.#seen
  }

  /** Presses a button once; the call is a path, after its method where that is not POST. */
  async press(role: Role, call: string, body?: object): Promise<Reply> {
    const [method = '', path = ''] = call.startsWith('/') ? ['POST', call] : call.split(' ')
    const headers = { 'idempotency-key': newId() }
    const given = { as: await this.#session(role), headers, ...(body !== undefined && { body }) }
    const reply = await this.stage.server.call(method, path, given)
    if (reply.status >= 500 || reply.status === 429)
      throw new Error(`${call}: ${reply.status} ${reply.text}`)
    return reply
  }

  /** Presses a button that has to work for the scene to go on. */
  async must(role: Role, call: string, body?: object): Promise<Reply> {
    const reply = await this.press(role, call, body)
    if (reply.status >= 400) throw new Error(`${call}: ${reply.status} ${reply.text}`)
    return reply
  }

  /** Null where the person may not read it (any more). */
  async read(role: Role, path: string): Promise<Reply['json'] | null> {
    const reply = await this.press(role, `GET ${path}`)
    return reply.status === 200 ? reply.json : null
  }

  async turn(seconds: number): Promise<void> {
    await this.stage.turn(seconds)
  }

  /** Whoever was signed out signs in again with their next call. */
  forgetSessions(): void {
    this.#sessions.clear()
  }

  /** The platform's own numbers of the post. */
  async setPost(post: Post, change: Partial<Pick<Post, 'views' | 'likes'>> = {}): Promise<void> {
    Object.assign(post, change)
    await this.stage.server.sandbox.setPost({
      platform: post.of === 'creator' ? this.platform : 'youtube',
      username: post.of === 'creator' ? this.channel : this.rivalChannel,
      externalPostId: post.videoId,
      views: post.views,
      likes: post.likes,
      publishedAt: this.facts.publishedAt(post, this.stage.now()),
      state: this.facts.of(post).isGone ? 'deleted' : 'public',
    })
  }

  #session(role: Role): Promise<Person> {
    const { server } = this.stage
    const now = this.stage.now()
    const known = this.#sessions.get(role)
    if (known !== undefined && now < addSeconds(known.since, freshSeconds)) return known.person
    const person = server.signIn(this.people[role])
    this.#sessions.set(role, { since: now, person })
    return person
  }
}

export function urlOf({ platform }: Scene, { of, videoId }: Post): string {
  const isReel = of === 'creator' && platform === 'instagram'
  return isReel
    ? `https://www.instagram.com/reel/${videoId}/`
    : `https://www.youtube.com/watch?v=${videoId}`
}
