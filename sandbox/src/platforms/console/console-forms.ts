import type { Platform } from '@permille/contract/enums'
import { isOAuthPlatform } from '@permille/contract/platforms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { goBack } from '#console/go-back.ts'
import { accountFields, postFields, readFields } from '../control-fields.ts'
import {
  type AccountRequest,
  applyAccount,
  applyPost,
  type PostRequest,
} from '../control-requests.ts'
import { type PlatformGrants, removeApp } from '../remove-app.ts'
import type { ConsentWorld } from '../social/consent.ts'

import { viralGrowth } from '../social/growth.ts'
import { growthNowMs } from '../social/growth-clock.ts'
import { platformForms } from '../social/platform-forms.ts'
import { isPlatformName } from '../social/platform-name.ts'
import type { Post } from '../social/post.ts'

type Form = Readonly<Record<string, string>>
/** The platform of the change, or a sentence that says why it failed. */
type Answer = string | { readonly platform: Platform }

interface Change {
  readonly path: string
  readonly tab: '/posts' | '/accounts'
  work(form: Form): Answer
}

const viralStartViews = 50_000
const tenThousand = 10_000

/** Registers the console's forms: each makes a change and leads back to the page it was on. */
export function registerConsoleForms(
  app: FastifyInstance,
  at: ConsentWorld,
  grants: PlatformGrants,
): void {
  const onForm = ({ path, tab, work }: Change) =>
    app.post<{ Body: Form | undefined }>(`/console/${path}`, (request, reply) =>
      finish(request, reply, { made: work(request.body ?? {}), tab }),
    )
  onForm({ path: 'accounts/save', tab: '/accounts', work: (form) => saveAccount(at, form) })
  app.post<{ Body: Form | undefined }>('/console/accounts/remove-app', async (request, reply) => {
    const { platform, username = '' } = request.body ?? {}
    if (!isPlatformName(platform) || !isOAuthPlatform(platform)) {
      return finish(request, reply, { made: 'Nobody allows access there.', tab: '/accounts' })
    }
    await removeApp(at, grants, { platform, username, erases: false })
    return goBack(request, reply, '/accounts')
  })
  onForm({ path: 'posts/add', tab: '/posts', work: (form) => addPost(at, form) })
  onForm({
    path: 'posts/views',
    tab: '/posts',
    work: (form) => changePost(at, form, (post) => setViews(post, form.views)),
  })
  onForm({
    path: 'posts/change',
    tab: '/posts',
    work: (form) => changePost(at, form, (post) => change(at, post, form.change)),
  })
}

function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  { made, tab }: { made: Answer; tab: Change['tab'] },
) {
  if (typeof made === 'string') return reply.code(400).type('text/plain').send(made)
  return goBack(request, reply, tab)
}

function saveAccount({ tables }: ConsentWorld, form: Form): Answer {
  const fields = readFields<AccountRequest>(accountFields, {
    ...form,
    username: nameIn(form),
    followers: Number(form.followers),
  })
  return typeof fields === 'string' ? fields : applyAccount(tables, fields)
}

function addPost({ world, tables }: ConsentWorld, form: Form): Answer {
  if (!isPlatformName(form.platform)) return 'Choose a platform.'
  const typedId = form.externalPostId?.trim()
  const fields = readFields<PostRequest>(postFields, {
    platform: form.platform,
    username: nameIn(form),
    externalPostId: typedId || platformForms[form.platform].postId(world.newId('')),
    views: Number(form.views),
    grows: true,
  })
  return typeof fields === 'string' ? fields : applyPost(world, tables, fields)
}

function nameIn(form: Form): string {
  return (form.username ?? '').trim().replace(/^@/, '')
}

/** Returns the changed post, or a sentence saying why it cannot be changed. */
function changePost(
  { tables }: ConsentWorld,
  form: Form,
  work: (post: Post) => Post | string,
): Answer {
  const { platform, externalPostId = '' } = form
  const post = isPlatformName(platform) ? tables.post(platform, externalPostId) : undefined
  if (!post) return 'There is no such post.'
  const changed = work(post)
  if (typeof changed !== 'string') tables.putPost(changed)
  return changed
}

/** Sets exactly this many views and stops their growth. */
function setViews(post: Post, text: string | undefined): Post | string {
  const views = Number(text)
  const isCount = text !== undefined && text !== '' && Number.isSafeInteger(views) && views >= 0
  return isCount ? { ...post, views, growth: null } : 'Views must be a whole number.'
}

function change(
  { world, tables }: ConsentWorld,
  post: Post,
  name: string | undefined,
): Post | string {
  switch (name) {
    case 'add-10k':
      return { ...post, views: post.views + tenThousand }
    case 'viral': {
      const views = tables.counts(post).views + viralStartViews
      return { ...post, views, growth: viralGrowth(post.externalPostId, growthNowMs(world)) }
    }
    case 'all-metrics':
      return { ...post, withoutMetrics: '' }
    case 'no-shares':
      return { ...post, withoutMetrics: 'shares' }
    case 'no-views':
      return { ...post, withoutMetrics: 'views' }
    case 'public':
    case 'private':
    case 'deleted':
      return { ...post, state: name }
    default:
      return 'There is no such change.'
  }
}
