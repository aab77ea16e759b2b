import type { Page } from '@playwright/test'

/**
 * Translates the open page as a browser does: each text is moved into two elements of the browser's own, now
 * and after every change. Lasts until the next page is loaded.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isOurs = (text: Node) =>
      text.parentElement?.closest('font, script, style, textarea, option') === null
    const wrap = (text: Node) => {
      if (!isOurs(text) || text.nodeValue === '') return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.parentNode?.replaceChild(outer, text)
      outer.append(inner)
      inner.append(text)
    }
    const translate = (root: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let at: Node | null = walker.currentNode; at !== null; at = walker.nextNode()) {
        if (at.nodeType === Node.TEXT_NODE) texts.push(at)
      }
      texts.forEach(wrap)
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translate)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
