import { createHash } from 'node:crypto'
import { rasterize } from '../integrations/storage/rasterize.ts'
import { height, motifs, type Palette, width } from './thumbnail-motifs.ts'

export interface ThumbnailPlan {
  readonly motif: keyof typeof motifs
  /** Hue in degrees. */
  readonly hue: number
}

/** Renders a calm picture for a campaign, the same on every installation. */
export function drawThumbnail(plan: ThumbnailPlan): Promise<Buffer> {
  return rasterize(thumbnailSvg(plan))
}

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
  // Towards red from the warm colours and towards green from the cool ones: never into olive.
  const second = hue + (hue < 90 ? -10 : hue < 200 ? 20 : -14)
  return {
    sky: `hsl(${hue}, 48%, 93%)`,
    ground: `hsl(${second}, 42%, 85%)`,
    tones: [76, 65, 53, 39].map((light, place) => {
      return `hsl(${place % 2 === 0 ? hue : second}, ${34 + place * 4}%, ${light}%)`
    }),
  }
}
