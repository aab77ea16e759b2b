import { type Browser, chromium, type Page } from '@playwright/test'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic', ...quiet] })
}

export interface Visitor {
  readonly origin: string
  /** Cookies by name; empty for a visitor. */
  readonly cookies: Readonly<Record<string, string>>
  /** How many times slower the processor is; at least 1. */
  readonly slowdown: number
}

/** Opens a phone with an empty cache and a slow processor. */
export async function openPhone(
  browser: Browser,
  { origin, cookies, slowdown }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: origin,
  })
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  )
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** 150 ms there and back, 1.6 Mbit/s down and 750 kbit/s up: what Lighthouse calls slow 4G. */
export async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}
