import { type Platform, platforms } from '@permille/contract/enums'
import { platformLinks } from '@permille/contract/platforms/links'
import { platformPlayers, playerPath } from '@permille/contract/platforms/players'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** Origins of the sandbox, for platforms that it stands in for. */
export type PlayerOrigins = Readonly<Partial<Record<Platform, string>>>

/**
 * A page for each post that plays it on its platform's own player, framed by our pages. Only this page may frame the
 * platform's host, and it has no script and nothing of ours (decision 100).
 */
export function registerPlayers(app: FastifyInstance, origins: PlayerOrigins = {}): void {
  app.get<{ Params: { platform: string; id: string } }>(
    '/player/:platform/:id',
    { config: { countsAs: 'page' } },
    async ({ params }, reply) => {
      const platform = platforms.find((each) => each === params.platform)
      if (platform === undefined || !platformLinks[platform].postId.test(params.id)) {
        return reply.callNotFound()
      }
      const { origin, path } = playerOf(platform, origins)
      reply.header('content-security-policy', policyOf(origin))
      reply.header('x-frame-options', 'SAMEORIGIN')
      return reply.type('text/html; charset=utf-8').send(page(origin + path(params.id)))
    },
  )
}

function playerOf(platform: Platform, origins: PlayerOrigins) {
  const sandbox = origins[platform]
  if (sandbox === undefined) return platformPlayers[platform]
  return { origin: sandbox, path: (id: string) => playerPath(platform, id) }
}

function policyOf(origin: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The player keeps its own origin, which it needs for its own storage; it may not navigate the page around it. */
function page(source: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Player</title>
<style>html,body,iframe{display:block;margin:0;width:100%;height:100%;border:0;background:#000}</style>
<iframe title="The post" src="${escapeHtml(source)}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>
</html>
`
}
