import { backdrop, blurred, box, height, repeat, type Scene, width } from './brush.ts'

/** A close-up of knitting: rows of stitches in bands of colour, and the folds of a sleeve. */
export const knit: Scene = (brush) => {
  const { colours, between, pick } = brush
  const ground = pick('wool', [colours.mid, colours.light, colours.deep])
  const row = 28
  const bands = repeat(Math.ceil(height / row), (place) => {
    const isPlain = between(`plain ${place}`, 0, 1) < 0.62
    const fill = pick(`band ${place}`, [colours.pale, colours.spark, colours.deep, colours.light])
    return isPlain ? '' : box({ x: 0, y: place * row, w: width, h: row, fill })
  })
  const leaf = 'c11 2 16 13 17 28c-12 -2 -17 -13 -17 -28z'
  const stitch = (path: string) =>
    `<path d="${path}" fill="#fff" fill-opacity=".16" stroke="${colours.night}" stroke-opacity=".38" stroke-width="1.6"/>`
  const shadow = between('fold', 60, 250)
  const fold = `<path d="M${shadow} -20c60 200 -50 420 30 700h46c-60 -280 30 -480 -20 -700z"`
  return `${backdrop(ground, ground)}${bands}
<pattern id="stitches" width="36" height="28" patternUnits="userSpaceOnUse">${stitch(`M1 0${leaf}`)}
<g transform="matrix(-1 0 0 1 36 0)">${stitch(`M1 0${leaf}`)}</g></pattern>
<rect width="${width}" height="${height}" fill="url(#stitches)"/>
${blurred('haze', 0.55, `${fold} fill="${colours.night}"/>`)}
${blurred('haze', 0.4, `<g transform="translate(-74 0)">${fold} fill="${colours.pale}"/></g>`)}`
}

/** A few clothes on a rail in front of a bare wall. */
export const clothesRail: Scene = (brush) => {
  const { colours, between } = brush
  const cloths = [colours.deep, colours.spark, colours.pale, colours.night, colours.mid]
  const first = Math.floor(between('first', 0, 4.9))
  const clothes = repeat(4, (place) => {
    const x = 70 + place * 70 + between(`gap ${place}`, -8, 8)
    const fill = cloths[(first + place) % cloths.length] ?? colours.mid
    return garment({ x, length: between(`length ${place}`, 150, 236), fill })
  })
  const shade = `<g transform="translate(16 12)" opacity=".8">${clothes}</g>`
  return `${backdrop(colours.light, colours.pale, colours.light)}
<path d="M210 0h150v640H330z" fill="${colours.mid}" opacity=".22"/>
${box({ x: 0, y: 560, w: width, h: 80, fill: colours.mid })}
${blurred('haze', 0.3, shade)}
<path d="M24 600V238q0 -8 8 -8h296q8 0 8 8v362" fill="none" stroke="${colours.night}" stroke-width="6"/>
${clothes}`
}

function garment({ x, length, fill }: { x: number; length: number; fill: string }): string {
  const foot = 262 + length
  return `<path d="M${x} 246q-5 -16 5 -18" fill="none" stroke="#8a8580" stroke-width="3"/>
<path d="M${x - 13} 252q13 12 26 0l34 17q7 4 8 14l7 66l-19 4l-6 -38V${foot}h-74V315l-6 38l-19 -4l7 -66q1 -10 8 -14z" fill="${fill}"/>
<path d="M${x + 12} 268v${length - 12}h13V300z" fill="#000" opacity=".1"/>
<path d="M${x - 13} 252q13 12 26 0q-2 20 -13 20t-13 -20z" fill="#000" opacity=".22"/>`
}

/** Threads on a loom, half of the cloth woven. */
export const loom: Scene = (brush) => {
  const { colours, between, pick } = brush
  const warp = repeat(30, (place) =>
    box({ x: place * 12 + 3, y: 0, w: 2.4, h: height, fill: colours.pale }),
  )
  const woven = repeat(26, (place) => {
    const fill = pick(`weft ${Math.floor(place / 2)}`, [colours.spark, colours.light, colours.deep])
    const y = 322 + place * 12
    return `<rect x="0" y="${y}" width="${width}" height="10" rx="5" fill="${fill}"/>`
  })
  const knots = repeat(15, (place) =>
    box({ x: place * 24 + 8, y: 322, w: 9, h: 318, fill: colours.night }),
  )
  const shuttle = between('shuttle', 90, 220)
  return `${backdrop(colours.night, colours.deep, colours.deep)}
<g opacity=".8">${warp}</g>${woven}<g opacity=".13">${knots}</g>
${blurred('soft', 0.5, box({ x: 0, y: 222, w: width, h: 22, fill: '#000' }))}
${box({ x: 0, y: 200, w: width, h: 30, fill: colours.mid })}${box({ x: 0, y: 200, w: width, h: 7, fill: colours.light })}
${blurred('soft', 0.5, `<ellipse cx="${shuttle + 6}" cy="300" rx="92" ry="13" fill="#000"/>`)}
<path d="M${shuttle - 96} 290q96 -34 192 0q-96 34 -192 0z" fill="${colours.light}"/>
<path d="M${shuttle - 44} 290q44 -16 88 0q-44 16 -88 0z" fill="${colours.spark}"/>`
}
