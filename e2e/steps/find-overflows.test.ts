import { expect, test } from '../journey.ts'
import { findOverflows } from './find-overflows.ts'

const long = 'Incomprehensibilities'.repeat(4)
const box = 'box-sizing: border-box; width: 200px; font: 16px/20px sans-serif;'

interface Case {
  readonly title: string
  readonly html: string
  /** Empty if it should find nothing. */
  readonly finds: RegExp[]
}

const cases: readonly Case[] = [
  {
    title: 'text that is cut off without an ellipsis',
    html: `<p style="${box} overflow: hidden; white-space: nowrap">${long}</p>`,
    finds: [/^cut off by <p>/],
  },
  {
    title: 'text that is cut off by an outer box',
    html: `<div style="${box} overflow: clip"><p><b>${long}</b></p></div>`,
    finds: [/^cut off by <div>.*: <b>/],
  },
  {
    title: 'lines that are cut off below',
    html: `<p style="${box} overflow: hidden; height: 20px">two lines of text that are wrapped</p>`,
    finds: [/^cut off by <p>/],
  },
  {
    title: 'an ellipsis whose full text is shown nowhere',
    html: `<p style="${box} overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
    finds: [/^no full text on hover: <p>/],
  },
  {
    title: 'an ellipsis whose full text shows on hover of something else',
    html: `<div style="position: relative"><a href="#" style="position: absolute; inset: 0"></a>
      <p title="${long}" style="${box} overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p></div>`,
    finds: [/^no full text on hover: <p>/],
  },
  {
    title: 'clamped lines whose full text is shown nowhere',
    html: `<p style="${box} overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">two lines of text that are wrapped</p>`,
    finds: [/^no full text on hover: <p>/],
  },
  {
    title: 'text wider than the button that holds it',
    html: `<button type="button" style="${box} white-space: nowrap">${long}</button>`,
    finds: [/^pokes out of <button>/],
  },
  {
    title: 'text lower than its bordered box',
    html: `<div style="${box} height: 24px; border: 1px solid">two lines of text that are wrapped</div>`,
    finds: [/^pokes out of <div>/],
  },
  {
    title: 'text beyond the window’s edge',
    html: `<p style="margin-left: 300px; white-space: nowrap">${long}</p>`,
    finds: [/^pokes out of the window: <p>/],
  },
  {
    title: 'two texts in one place',
    html: `<div style="display: flex; width: 200px"><p style="width: 60px">Incomprehensible</p><p>name</p></div>`,
    finds: [/^over one another: <p>.* and <p>/],
  },
  {
    title: 'an option that its select cuts off',
    html: `<select style="width: 120px"><option>${long}</option></select>`,
    finds: [/^cut off by itself: <select>/, /^no full text on hover: <select>/],
  },
  {
    title: 'a placeholder longer than its field',
    html: `<input style="width: 120px" placeholder="${long}">`,
    finds: [/^its placeholder is cut off: <input>/],
  },
  {
    title: 'nothing where a long text wraps, scrolls, or shows in full on hover',
    html: `<p style="${box} overflow-wrap: anywhere; border: 1px solid">${long}</p>
      <div style="${box} overflow-x: auto; white-space: nowrap">${long}</div>
      <p title="${long}" style="${box} overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
    finds: [],
  },
  {
    title: 'nothing in large letters on tight lines, or in text for screen readers',
    html: `<h1 style="${box} overflow: hidden; font-size: 40px; line-height: 1; border: 1px solid">Permille</h1>
      <span style="position: absolute; clip-path: inset(50%); overflow: hidden">${long}</span>
      <p style="visibility: hidden; white-space: nowrap">${long}</p>`,
    finds: [],
  },
]

for (const { title, html, finds } of cases) {
  test(`the search for overflowing text finds ${title}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.setContent(`<!doctype html><title>Bad page</title>${html}`)

    const found = await findOverflows(page)

    expect(found).toHaveLength(finds.length)
    for (const [index, pattern] of finds.entries()) expect(found[index]).toMatch(pattern)
  })
}
