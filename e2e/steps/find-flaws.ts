import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './find-accessibility-issues.ts'
import { findOverflows } from './find-overflows.ts'
import { findTurnedTexts } from './find-turned-texts.ts'

/** Returns every flaw that no page may have, whatever it shows, but for those that axe's `skipped` rules find. */
export async function findFlaws(page: Page, skipped: readonly string[] = []): Promise<string[]> {
  const headings = await page.locator('h1').count()
  const counted = headings === 1 ? [] : [`It has ${headings} headings of the first level`]
  const turned = await findTurnedTexts(page)
  const issues = await findAccessibilityIssues(page, skipped)
  const glued = await findGluedSums(page)
  return [...counted, ...turned, ...glued, ...issues, ...(await findLayoutFlaws(page))]
}

/** Finds sums without a space before them: JSX drops the space at the end of a line. */
async function findGluedSums(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return (text.match(/\p{L}+\$\d[\d,.]*/gu) ?? []).map((sum) => `No space in ${sum}`)
}

/** Returns only the flaws that depend on the width: not headings and accessibility. */
export async function findLayoutFlaws(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const overflows = await findOverflows(page)
  const broken = await findBrokenSentences(page)
  return [...overflows, ...broken, ...(isTooWide ? ['The page scrolls sideways'] : [])]
}

/** Finds sentences that a grid breaks into a line for each date or name in them. */
async function findBrokenSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? '')
    const isInline = (node: Node) =>
      node instanceof HTMLElement && /^(TIME|BDI|A|B|STRONG)$/.test(node.tagName)
    return [...document.querySelectorAll('main *')]
      .filter((each) => getComputedStyle(each).display === 'grid')
      .filter(({ childNodes }) => [...childNodes].some(isText) && [...childNodes].some(isInline))
      .map(({ textContent }) => `A grid breaks the sentence “${textContent}”`)
  })
}
