import { createHash } from 'node:crypto'
import { rasterize } from '../integrations/storage/rasterize.ts'

const width = 1200
const height = 675

export interface ThumbnailPlan {
  readonly motif: keyof typeof motifs
  /** Of the colour circle, in degrees. */
  readonly hue: number
}

/** A calm picture for a campaign, the same at every installation. */
export function drawThumbnail(plan: ThumbnailPlan): Promise<Buffer> {
  return rasterize(thumbnailSvg(plan))
}

interface Palette {
  readonly sky: string
  readonly ground: string
  readonly tones: readonly string[]
}

/** Draws from numbers in [0, 1) that follow from the name. */
type Motif = (palette: Palette, chance: (place: number) => number) => string

function thumbnailSvg({ motif, hue }: ThumbnailPlan): string {
  const palette = paletteOf(hue)
  const digest = createHash('sha256').update(`${motif} ${hue}`).digest()
  const chance = (place: number) => (digest[place % digest.length] ?? 0) / 256
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1">
      <stop offset="0" stop-color="${palette.sky}"/><stop offset="1" stop-color="${palette.ground}"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${motifs[motif](palette, chance)}
  </svg>`
}

function paletteOf(hue: number): Palette {
  const second = (hue + 26) % 360
  return {
    sky: `hsl(${hue}, 40%, 92%)`,
    ground: `hsl(${second}, 38%, 83%)`,
    tones: [72, 62, 51, 40].map((light, place) => {
      return `hsl(${place % 2 === 0 ? hue : second}, ${30 + place * 4}%, ${light}%)`
    }),
  }
}

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

/** Rows of stitches. */
const knit: Motif = ({ tones }, chance) => {
  const step = 86
  const stroke = 26
  const rows = Array.from({ length: 10 }, (_, row) => {
    const tone = toneAt(tones, Math.floor(chance(row + 3) * tones.length))
    const points = Array.from({ length: 16 }, (_, place) => {
      return `${place * step - step / 2},${row * 76 + (place % 2 === 0 ? 0 : 54)}`
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${tone}" stroke-width="${stroke}" stroke-linejoin="round"/>`
  })
  return rows.join('')
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

const motifs = { hills, rings, knit, arches, petals } satisfies Record<string, Motif>

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
