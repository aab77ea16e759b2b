import {
  type Brush,
  backdrop,
  blurred,
  box,
  disc,
  height,
  repeat,
  type Scene,
  width,
} from './brush.ts'

/** A smooth ridge line from edge to edge: curves meet halfway between the points. */
export function ridgeLine(
  { between }: Brush,
  ridge: { name: string; y: number; swing: number; fill: string },
): string {
  const step = width / 4
  const tops = Array.from({ length: 7 }, (_, place) => ({
    x: (place - 1) * step,
    y: ridge.y + between(`${ridge.name} ${place}`, -ridge.swing, ridge.swing),
  }))
  const curves = tops.slice(1).map((top, place) => {
    const before = tops[place] ?? top
    return `Q${before.x} ${before.y} ${(before.x + top.x) / 2} ${(before.y + top.y) / 2}`
  })
  return `<path d="M${-2 * step} ${ridge.y}${curves.join('')}L${width + step} ${height}H${-2 * step}Z" fill="${ridge.fill}"/>`
}

/** Mountain ranges, the far ones pale. */
export const ridges: Scene = (brush) => {
  const { colours, between } = brush
  const sun = { x: between('sun', 80, 280), y: between('height', 252, 276) }
  const fills = [colours.light, colours.mid, colours.deep, colours.night]
  const layers = fills.map((fill, place) =>
    ridgeLine(brush, { name: `ridge ${place}`, y: 304 + place * 44, swing: 34 - place * 4, fill }),
  )
  const trees = repeat(6, (place) => {
    const x = between(`tree ${place}`, 0, width)
    const top = between(`top ${place}`, 392, 430)
    return `<path d="M${x} ${top}l17 92h-34z" fill="${colours.night}"/>`
  })
  return `${backdrop(colours.mid, colours.light, colours.pale, colours.pale)}
${blurred('haze', 0.8, disc({ ...sun, r: 54, fill: colours.pale }))}
${disc({ ...sun, r: 22, fill: '#fffaf0' })}
${layers.join(blurred('haze', 0.25, box({ x: -40, y: 330, w: 440, h: 40, fill: colours.pale })))}
${trees}`
}

/** Sunlight on the water, perhaps a sail. */
export const sea: Scene = ({ colours, between, pick }) => {
  const x = between('sun', 110, 250)
  const road = repeat(13, (place) => {
    const reach = (16 + place * 5) * between(`ripple ${place}`, 0.5, 1.1)
    const shift = between(`shift ${place}`, -12, 12)
    const y = 340 + place * 15 + (place * place) / 2
    return `<rect x="${x - reach + shift}" y="${y}" width="${reach * 2}" height="${3 + place / 3}" rx="3" fill="${colours.pale}" opacity="${0.8 - place * 0.04}"/>`
  })
  const sail = `<path d="M0 0v-66q30 34 34 62zM-5 0v-52q-18 28 -22 50zM-32 6h72q-8 16 -20 16h-36q-10 -2 -16 -16z"`
  const at = { x: x > 180 ? between('boat', 60, 110) : between('boat', 250, 300), y: 332 }
  return `${backdrop(colours.deep, colours.mid, colours.spark, colours.pale)}
${blurred('haze', 0.7, disc({ x, y: 318, r: 70, fill: colours.pale }))}
${disc({ x, y: 312, r: 34, fill: colours.pale })}
${box({ x: 0, y: 330, w: width, h: 310, fill: colours.deep })}
${box({ x: 0, y: 330, w: width, h: 20, fill: colours.mid })}
${road}
${pick('sail', [true, false]) ? `<g transform="translate(${at.x} ${at.y})" fill="${colours.night}">${sail}/></g>` : ''}`
}

/** Houses with some windows lit, street lamps, and their reflections on a wet street. */
export const street: Scene = (brush) => {
  const { colours, between } = brush
  const houses = repeat(7, (place) => house(brush, place))
  const lamps = repeat(7, (place) => {
    const x = between(`lamp ${place}`, 10, 350)
    const y = between(`lift ${place}`, 262, 366)
    const r = between(`size ${place}`, 5, 15)
    return disc({ x, y, r, fill: place % 3 === 0 ? colours.pale : colours.spark })
  })
  const shine = repeat(9, (place) => {
    const x = between(`shine ${place}`, 0, 340)
    return box({ x, y: 398, w: between(`broad ${place}`, 5, 20), h: 190, fill: colours.spark })
  })
  const walker = between('walker', 140, 220)
  return `${backdrop(colours.night, colours.deep, colours.mid, colours.night)}
${houses}
${box({ x: 0, y: 388, w: width, h: 252, fill: colours.night })}
${blurred('soft', 0.34, shine)}
${blurred('haze', 0.6, lamps)}${blurred('soft', 0.55, lamps)}
<g transform="translate(${walker} 318)" fill="${colours.night}"><path d="M-40 4a40 34 0 0 1 80 0q-13 -9 -26 0q-13 -9 -28 0q-12 -9 -26 0z" fill="${colours.spark}"/>
<circle cx="3" cy="15" r="9"/><path d="M-9 26h24l7 44h-10l-3 34h-7l-3 -32l-6 32h-8l3 -34h-8z"/></g>`
}

function house({ colours, between }: Brush, place: number): string {
  const w = between(`wide ${place}`, 50, 84)
  const x = place * 54 - 26
  const y = between(`roof ${place}`, 150, 290)
  const lights = repeat(14, (spot) => {
    if (between(`lit ${place} ${spot}`, 0, 1) < 0.55) return ''
    const at = { x: x + 9 + (spot % 3) * 17, y: y + 16 + Math.floor(spot / 3) * 27 }
    return box({ ...at, w: 8, h: 12, fill: spot % 4 === 0 ? colours.pale : colours.spark })
  })
  const wall = box({ x, y, w, h: 390 - y, fill: place % 2 === 0 ? colours.deep : colours.night })
  return `${wall}<g opacity=".75">${lights}</g>`
}
