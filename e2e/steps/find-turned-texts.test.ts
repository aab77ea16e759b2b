import { expect, test } from '../journey.ts'
import { findTurnedTexts } from './find-turned-texts.ts'

const name = 'سارة(2)'

const cases: readonly { title: string; html: string; finds: RegExp[] }[] = [
  {
    title: 'a name beside other words',
    html: `<p>${name} · 3 posts</p>`,
    finds: [/^turned around in its sentence: <p>/],
  },
  {
    title: 'a name as its own node beside other words',
    html: `<p><b>${name}</b> · 3 posts</p>`,
    finds: [/^turns the text beside it around: <p>/],
  },
  {
    title: 'a name in the direction of the page',
    html: `<h2>${name}</h2>`,
    finds: [/^written in the page’s direction: <h2>/],
  },
  {
    title: 'a name in text for screen readers',
    html: `<button type="button" aria-label="Suspend ${name}?">Suspend</button>`,
    finds: [/^turned around in aria-label/],
  },
  {
    title: 'nothing where names stand alone, in a bdi or in isolates',
    html: `<h2 dir="auto" title="${name}">${name}</h2><p><bdi>${name}</bdi> · 3 posts</p>
      <p aria-label="About \u2068${name}\u2069">\u2068${name}\u2069 has 3 posts</p>
      <p style="unicode-bidi: plaintext">${name}\n${name}</p>`,
    finds: [],
  },
]

for (const { title, html, finds } of cases) {
  test(`finds ${title}`, async ({ page }) => {
    await page.setContent(`<main>${html}</main>`)

    const found = await findTurnedTexts(page)

    expect(found).toHaveLength(finds.length)
    for (const [index, expected] of finds.entries()) expect(found[index]).toMatch(expected)
  })
}
