import { createRequire } from 'node:module'

interface Socket {
  send(data: string, ...rest: unknown[]): void
  emit(event: 'message', data: string, isBinary: boolean): boolean
}

/** Playwright sends it for each page; Firefox ESR does not know it, and no journey needs it there. */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride'

/** Answers in Firefox's place what it would refuse, so that Playwright can drive the Firefox of a distribution. */
export function answerForFirefox(): void {
  const load = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const { ws }: { ws: { prototype: Socket } } = load('playwright-core/lib/utilsBundle')
  const { send } = ws.prototype
  ws.prototype.send = function answerOrSend(data, ...rest) {
    const { id, method }: { id?: number; method?: string } = JSON.parse(data)
    if (method !== unknownToFirefox) return send.call(this, data, ...rest)
    const answer = JSON.stringify({ type: 'success', id, result: {} })
    setImmediate(() => this.emit('message', answer, false))
  }
}
