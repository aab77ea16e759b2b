import { rasterize } from '../integrations/storage/rasterize.ts'

export interface BrandMark {
  readonly motif: keyof typeof motifs
  /** Hue in degrees. */
  readonly hue: number
}

/** Renders a brand's mark on its own colour, the same on every installation. */
export function drawBrandMark({ motif, hue }: BrandMark): Promise<Buffer> {
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240">
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop stop-color="hsl(${hue}, 42%, 40%)"/><stop offset="1" stop-color="hsl(${hue + 14}, 46%, 26%)"/>
    </linearGradient>
    <rect width="240" height="240" fill="url(#ground)"/>
    <g fill="none" stroke="hsl(${hue}, 60%, 95%)" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g></svg>`)
}

const motifs = {
  'northern lights':
    '<path d="M62 168q12 -76 34 -76t24 50t26 -20t32 -54"/><path d="M62 128q14 -58 36 -58" opacity=".55"/><path d="M146 168q20 -8 32 -48" opacity=".55"/>',
  bean: '<g transform="rotate(32 120 120)"><ellipse cx="120" cy="120" rx="44" ry="64"/><path d="M120 56q-22 32 0 64t0 64"/></g>',
  peaks: '<path d="M46 166l48 -84l30 50l18 -26l52 60z"/><path d="M76 190h88" opacity=".55"/>',
  orbit:
    '<circle cx="120" cy="120" r="26"/><ellipse cx="120" cy="120" rx="78" ry="34" transform="rotate(-28 120 120)"/>',
  pages:
    '<path d="M120 80q-30 -22 -64 -12v92q34 -10 64 12q30 -22 64 -12v-92q-34 -10 -64 12z"/><path d="M120 80v92"/>',
  seam: '<path d="M68 62h104l-12 118h-28l-12 -78l-12 78h-28z"/><path d="M72 92h96" stroke-dasharray="2 20" opacity=".7"/>',
} as const
