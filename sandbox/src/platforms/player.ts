import type { FastifyInstance } from 'fastify'
import { document, html } from '#console/html.ts'
import type { World } from '../world.ts'
import { picturePath } from './social/picture-address.ts'
import { isPlatformName } from './social/platform-name.ts'
import type { SocialTables } from './social/social-tables.ts'

interface Params {
  readonly platform: string
  readonly id: string
}

/** Plays a post in a frame, as the platforms' own players do: its picture moves, and a clock runs. */
export function registerPlayer(app: FastifyInstance, world: World, tables: SocialTables): void {
  app.get<{ Params: Params }>('/player/:platform/:id', async ({ params }, reply) => {
    const { platform, id } = params
    const post = isPlatformName(platform) ? tables.post(platform, id) : undefined
    const isThere = post !== undefined && post.state === 'public'
    reply.code(isThere ? 200 : 404).type('text/html; charset=utf-8')
    if (!isThere || !isPlatformName(platform)) return refused
    return playing(post.title ?? '', picturePath({ platform, id }, world.nowSeconds()))
  })
}

const refused = document(
  'Unavailable',
  html`<body><main class="player"><p>This video is not available.</p></main></body>`,
)

function playing(title: string, picture: string): string {
  return document(
    title,
    html`<body><main class="player">
<style>
.player { position: fixed; inset: 0; overflow: hidden; margin: 0; padding: 0; background: #000; color: #fff }
.player img { width: 100%; height: 100%; object-fit: cover; animation: film 15s linear infinite alternate }
.player p { position: absolute; inset: auto 0 0; margin: 0; padding: 1rem; background: #0009 }
.player i { position: absolute; inset: auto 0 0; height: 4px; background: #fff; transform-origin: left; animation: run 15s linear infinite }
@keyframes film { from { transform: scale(1) } to { transform: scale(1.5) translate(6%, -6%) } }
@keyframes run { from { transform: scaleX(0) } }
</style>
<img src="${picture}" alt="">
<p>${title}</p><i></i>
</main></body>`,
  )
}
