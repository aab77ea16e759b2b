import { existsSync } from 'node:fs'
import { fillPage, memberPages } from '@permille/contract/pages'
import { expect, test } from 'vitest'
import { wiredRoutes } from '../commands/wired-routes.ts'
import { describeApi } from '../platform/http/reference/describe-api.ts'

/** What the build draws a signed-in person's page with. */
const drawing = new URL('../../../dist/web-server/render.js', import.meta.url)

type Key = readonly [path: string, params: object, query: object, pages?: 'pages']
interface Answer {
  readonly key: Key
  readonly data: unknown
}
interface Drawing {
  renderFrame(
    role: 'brand',
    url: string,
    options: { readonly isSidebarExpanded: true; readonly responses: readonly Answer[] },
  ): Promise<{ readonly html: string; readonly calls: readonly { readonly key: Key }[] }>
}

/** The pages that the specification gives a brand. */
const specified = [
  memberPages.dashboard,
  memberPages.createCampaign,
  memberPages.campaigns,
  memberPages.campaign,
  memberPages.editCampaign,
  memberPages.fundCampaign,
  memberPages.submissions,
  memberPages.submission,
  memberPages.billing,
  memberPages.receipt,
]

/** What a page asks for next is known once it has been drawn. */
const drawnMax = 5

test.skipIf(!existsSync(drawing))(
  'the owner of one brand, alone in it, sees nothing of teams on the specified pages',
  async () => {
    const { renderFrame }: Drawing = await import(drawing.href)
    const exampleOf = await examples()
    const drawn: string[] = []
    for (const page of specified) {
      const url = fillPage(page, '00000000-0000-7000-8000-000000000000')
      const responses: Answer[] = []
      const draw = () => renderFrame('brand', url, { isSidebarExpanded: true, responses })
      let frame = await draw()
      for (let round = 0; frame.calls.length > 0 && round < drawnMax; round += 1) {
        responses.push(...frame.calls.map(({ key }) => ({ key, data: exampleOf(key) })))
        frame = await draw()
      }
      const [around = '', content = ''] = frame.html.split('<main')
      if (drawn.length === 0) drawn.push('Around every page', ...structureOf(around))
      drawn.push(page, ...structureOf(content))
    }

    await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('brand-of-one-person.txt')
  },
)

/** The reference's example of a call's response, as the browser keeps it. */
async function examples(): Promise<(key: Key) => unknown> {
  const site = { origin: 'https://permille.example', cookieName: 'permille_session' }
  const { paths } = describeApi({ ...site, routes: await wiredRoutes() }) as {
    paths: Record<string, { get?: { responses: Record<string, Success> } }>
  }
  return ([path, , , pages]) => {
    const example = paths[path]?.get?.responses['200']?.content['application/json']?.example
    return pages ? { pages: [{ items: example }], pageParams: [null] } : example
  }
}

interface Success {
  readonly content: Readonly<Record<string, { readonly example: unknown }>>
}

const told = /<(h[1-6]|button|a|th|label|legend|summary)\b([^>]*)>(.*?)<\/\1>/gs

/** Headings, buttons, links, columns and fields, with what a screen reader says. */
function structureOf(html: string): string[] {
  return [...html.matchAll(told)].map(([, tag, attributes = '', inner = '']) => {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
    return `  ${tag} ${
      label ??
      inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    }`
  })
}
