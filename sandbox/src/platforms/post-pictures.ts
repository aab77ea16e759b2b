import type { FastifyInstance } from 'fastify'
import { deriveFraction } from './book/derive.ts'

/** Where the resources say a post's still lies: no picture of an invented post is anywhere else. */
export function registerPostPictures(app: FastifyInstance): void {
  app.get<{ Params: { platform: string; id: string } }>(
    '/pictures/:platform/:id',
    (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(drawPicture(`${request.params.platform} ${request.params.id}`)),
  )
}

/**
 * A dusk of the post's own colours: two hills and a sun, in the band that a wide card cuts out of it.
 * Nothing of the seed itself is written.
 */
function drawPicture(seed: string): string {
  const part = (name: string, from: number, to: number) =>
    Math.round(from + deriveFraction(`${name} ${seed}`) * (to - from))
  const hue = part('hue', 0, 360)
  const sky = (shift: number, light: number) => `hsl(${(hue + shift) % 360} 62% ${light}%)`
  const [left, right] = [part('left', 255, 320), part('right', 255, 320)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky(0, 36)}"/>
<stop offset="1" stop-color="${sky(48, 72)}"/></linearGradient></defs>
<rect width="360" height="480" fill="url(#sky)"/>
<circle cx="${part('x', 70, 290)}" cy="${part('y', 190, 235)}" r="${part('r', 20, 34)}" fill="${sky(60, 88)}"/>
<path d="M0 ${left}Q120 ${left - 60} 240 ${right}T360 ${right - 20}V480H0Z" fill="${sky(20, 30)}"/>
<path d="M0 ${right + 40}Q140 ${right - 20} 260 ${left + 50}T360 ${left + 30}V480H0Z" fill="${sky(10, 20)}"/>
</svg>`
}
