export const width = 1200
export const height = 675

export interface Palette {
  readonly sky: string
  readonly ground: string
  readonly tones: readonly string[]
}

/** Renders from numbers in [0, 1) derived from the name. */
type Motif = (palette: Palette, chance: (place: number) => number) => string

const hills: Motif = ({ tones }, chance) => {
  const ridges = tones.map((tone, place) => {
    const top = 260 + place * 105
    const swing = 60 + chance(place + 2) * 120
    const bend = 250 + chance(place + 7) * 350
    return `<path fill="${tone}" d="M0 ${top} C ${bend} ${top - swing}, ${width - bend} ${top + swing}, ${width} ${top - swing / 3} V ${height} H 0 Z"/>`
  })
  return (
    circle({ x: 240 + chance(12) * 700, y: 190, radius: 95, fill: '#fff', opacity: 0.7 }) +
    ridges.join('')
  )
}

const rings: Motif = ({ tones }, chance) => {
  const x = 320 + chance(3) * 560
  const y = 300 + chance(4) * 120
  return [430, 330, 235, 145]
    .map((radius, place) => circle({ x: x + place * 22, y, radius, fill: toneAt(tones, place) }))
    .join('')
}

/** Rows of stitches, each a pair of leaves. */
const knit: Motif = ({ tones }, chance) => {
  const [w, h] = [62, 52]
  const rows = Array.from({ length: 15 }, (_, row) => {
    const tone = toneAt(tones, chance(row + 3) < 0.6 ? 1 : Math.floor(chance(row + 5) * 4))
    const stitches = Array.from({ length: 21 }, (__, place) => {
      const [x, y] = [place * w - 50, row * h - 40]
      const leaf = `M0 0c20 4 30 24 30 56c-20 -4 -30 -24 -30 -56z`
      return `<path transform="translate(${x} ${y})" d="${leaf}"/><path transform="matrix(-1 0 0 1 ${x + w} ${y})" d="${leaf}"/>`
    })
    return `<g fill="${tone}">${stitches.join('')}</g>`
  })
  return `<rect width="${width}" height="${height}" fill="${toneAt(tones, 3)}"/><rect width="${width}" height="${height}" fill="#000" opacity=".25"/>${rows.join('')}`
}

const arches: Motif = ({ tones }, chance) => {
  const doors = [0, 1, 2, 3, 4].map((place) => {
    const left = 70 + place * 218
    const top = 210 + chance(place + 5) * 190
    return `<path fill="${toneAt(tones, place)}" d="M${left} ${height} V${top} a94 94 0 0 1 188 0 V${height} Z"/>`
  })
  return doors.join('')
}

const petals: Motif = ({ tones }, chance) => {
  const x = 360 + chance(6) * 480
  const leaves = Array.from({ length: 12 }, (_, place) => {
    const angle = place * 30
    return `<ellipse cx="${x}" cy="150" rx="70" ry="190" fill="${toneAt(tones, place)}" opacity="0.55" transform="rotate(${angle} ${x} 337)"/>`
  })
  return leaves.join('')
}

/** Quarter circles, laid out as tiles. */
const tiles: Motif = ({ tones }, chance) => {
  const side = 150
  return Array.from({ length: 45 }, (_, place) => {
    const [x, y] = [(place % 9) * side - 75, Math.floor(place / 9) * side - 38]
    const turn = Math.floor(chance(place) * 4) * 90
    const tone = toneAt(tones, Math.floor(chance(place + 9) * 4))
    const ground = toneAt(tones, Math.floor(chance(place + 17) * 2))
    return `<g transform="translate(${x} ${y}) rotate(${turn} 75 75)"><rect width="${side}" height="${side}" fill="${ground}" opacity=".5"/><path d="M0 0h${side}a${side} ${side} 0 0 1 -${side} ${side}z" fill="${tone}"/></g>`
  }).join('')
}

/** A melody as bars around a middle line. */
const bars: Motif = ({ tones }, chance) =>
  Array.from({ length: 22 }, (_, place) => {
    const swell = 0.35 + 0.65 * Math.sin(((place + 1) / 23) * Math.PI)
    const reach = (60 + chance(place) * 150) * swell
    const tone = toneAt(tones, place + 1)
    return `<rect x="${26 + place * 53}" y="${height / 2 - reach}" width="30" height="${reach * 2}" rx="15" fill="${tone}"/>`
  }).join('')

/** Overlapping sheets of paper. */
const pages: Motif = ({ tones }, chance) =>
  Array.from({ length: 6 }, (_, place) => {
    const x = 60 + place * 180
    const turn = -14 + chance(place + 4) * 28
    const lines = [0, 1, 2, 3, 4].map((line) => {
      const reach = 90 + chance(place + line) * 110
      return `<rect x="36" y="${110 + line * 46}" width="${reach}" height="9" rx="4" fill="${toneAt(tones, 3)}" opacity=".55"/>`
    })
    return `<g transform="translate(${x} 120) rotate(${turn} 135 200)"><rect x="8" y="12" width="270" height="420" rx="10" fill="#000" opacity=".09"/><rect width="270" height="420" rx="10" fill="${place % 2 === 0 ? '#fff' : toneAt(tones, place)}" opacity=".92"/>${lines.join('')}</g>`
  }).join('')

/** Two stitched seams across heavy cloth. */
const seams: Motif = ({ tones }, chance) => {
  const twill = Array.from({ length: 110 }, (_, place) => {
    return `<path d="M${place * 18 - 700} 700L${place * 18 - 200} -20" stroke="#fff" stroke-opacity=".07" stroke-width="5"/>`
  })
  const top = 230 + chance(2) * 60
  const seam = (y: number) =>
    `<path d="M-20 ${y}C 300 ${y - 90}, 700 ${y + 110}, 1220 ${y - 40}" fill="none"`
  const thread = [0, 26].map(
    (gap) =>
      `${seam(top + 120 + gap)} stroke="hsl(34, 74%, 66%)" stroke-width="6" stroke-dasharray="26 13" stroke-linecap="round"/>`,
  )
  return `<rect width="${width}" height="${height}" fill="${toneAt(tones, 3)}"/>
    ${seam(top + 340)} stroke="${toneAt(tones, 2)}" stroke-width="420"/>${twill.join('')}
    ${seam(top + 132)} stroke="#000" stroke-opacity=".16" stroke-width="64"/>${thread.join('')}`
}

function toneAt(tones: readonly string[], place: number): string {
  return tones[place % tones.length] ?? '#888'
}

interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly fill: string
  readonly opacity?: number
}

function circle({ x, y, radius, fill, opacity = 1 }: Circle): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`
}

/** The available kinds of picture. */
export const motifs = {
  hills,
  rings,
  knit,
  arches,
  petals,
  tiles,
  bars,
  pages,
  seams,
} satisfies Record<string, Motif>
