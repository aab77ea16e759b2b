import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const titles = ['coffee', 'loom', 'light', 'laundry', 'wool', 'hear', 'train', 'cook', 'sea']
const moreTitles = ['trail', 'pack', 'gym', 'night', 'founder']
const every = [...titles, ...moreTitles].flatMap((title) =>
  ['a', 'b', 'c', 'd', 'e'].map((seed) => drawPicture({ seed, title })),
)

/** The markup of a scene without its colours and numbers. */
function shapeOf(picture: string): string {
  return picture.replace(/#[0-9a-f]{3,6}/g, '').replace(/-?[\d.]+/g, '')
}

/** Elements still open at the end, and closing tags that match no open element. */
function unbalanced(markup: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name = '', alone] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) wrong.push(name)
    } else if (alone !== '/') open.push(name)
  }
  return [...wrong, ...open]
}

test('a post always has the same still, and different posts have different ones', () => {
  const first = drawPicture({ seed: 'x 20', title: '' })

  expect(drawPicture({ seed: 'x 20', title: '' })).toBe(first)
  expect(drawPicture({ seed: 'x 21', title: '' })).not.toBe(first)
})

test('a title determines the scene; without a title, posts differ', () => {
  const seeds = Array.from({ length: 40 }, (_, place) => `tiktok ${place}`)
  const looms = seeds.map((seed) => shapeOf(drawPicture({ seed, title: 'Sounds of a loom' })))
  const any = seeds.map((seed) => shapeOf(drawPicture({ seed, title: 'Untold' })))

  expect(new Set(looms).size).toBe(1)
  expect(new Set(any).size).toBeGreaterThan(10)
})

test('each scene is well-formed: tags are closed, references resolve, numbers are numbers', () => {
  for (const picture of every) {
    expect(unbalanced(picture)).toEqual([])
    const used = [...picture.matchAll(/url\(#([a-z]+)\)/g)].map(([, id]) => id)
    expect(used.filter((id) => !picture.includes(`id="${id}"`))).toEqual([])
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the picture contains no text from the title or the id', () => {
  const picture = drawPicture({ seed: 'x "><b>', title: '<script>wool</script>' })

  expect(picture).not.toMatch(/script|<b>/)
})
