import { rasterize } from '../integrations/storage/rasterize.ts'

/** A person's appearance, as far as a small round picture shows it. */
export interface Appearance {
  readonly skin: keyof typeof skins
  readonly hair: string
  readonly cut: keyof typeof cuts
  readonly coat: string
  readonly ground: string
}

const skins = {
  fair: ['#f3d3bb', '#e6b99b'],
  tan: ['#e0b08a', '#cd9669'],
  olive: ['#cf9f78', '#b98560'],
  brown: ['#a06f4d', '#86583a'],
  deep: ['#6f4a36', '#583827'],
} as const

/** Renders a portrait without a face: hair, skin, coat and a plain wall, the same on every installation. */
export function drawPortrait({ skin, hair, cut, coat, ground }: Appearance): Promise<Buffer> {
  const [face, shade] = skins[skin]
  const { behind, above } = cuts[cut]
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240">
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>
    <rect width="240" height="240" fill="${ground}"/><rect width="240" height="240" fill="url(#wall)"/>
    <g fill="${hair}">${behind}</g>
    <path d="M98 128h44v44q0 18 -22 18t-22 -18z" fill="${shade}"/>
    <path d="M20 250q2 -58 50 -70q16 -4 30 -10q20 20 40 0q14 6 30 10q48 12 50 70z" fill="${coat}"/>
    <path d="M150 174q10 3 20 6q48 12 50 70h-40q0 -50 -30 -76z" fill="#000" opacity=".1"/>
    <ellipse cx="120" cy="110" rx="41" ry="50" fill="${face}"/>
    <path d="M124 60q37 2 37 50q0 48 -37 50q22 -24 22 -52t-22 -48z" fill="${shade}" opacity=".45"/>
    <g fill="${hair}">${above}</g></svg>`)
}

/** The parts behind the head and in front of it. */
const cuts = {
  short: {
    behind: '<path d="M76 112q-8 -66 44 -66t44 66z"/>',
    above:
      '<path d="M76 110q-8 -64 46 -64q50 0 42 64q-4 -22 -14 -32q-34 6 -58 -4q-12 10 -16 36z"/>',
  },
  bob: {
    behind: '<path d="M70 150q-6 -104 50 -104t50 104q-8 8 -22 8h-56q-14 0 -22 -8z"/>',
    above: '<path d="M78 112q-4 -58 42 -58t42 58q-8 -24 -22 -32q-40 2 -50 4q-8 8 -12 28z"/>',
  },
  long: {
    behind: '<path d="M66 204q10 -30 6 -80q-4 -78 48 -78t48 78q-4 50 6 80q-54 20 -108 0z"/>',
    above: '<path d="M77 118q-6 -62 43 -62t43 62q-4 -34 -34 -48q-14 20 -36 26q-12 6 -16 22z"/>',
  },
  bun: {
    behind: '<circle cx="122" cy="40" r="23"/><path d="M76 112q-6 -62 44 -62t44 62z"/>',
    above: '<path d="M78 104q0 -48 42 -48t42 48q-10 -26 -42 -26t-42 26z"/>',
  },
  curls: {
    behind: [
      ...['78 92 27', '92 62 27', '122 50 28', '150 62 27', '164 92 27', '72 122 24'],
      ...['168 122 24', '80 148 20', '162 148 20'],
    ]
      .map((ball) => ball.split(' '))
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join(''),
    above: '<path d="M78 104q4 -42 42 -42t42 42q-12 -18 -22 -20q-20 10 -40 0q-14 4 -22 20z"/>',
  },
  waves: {
    behind: '<path d="M70 128q-10 -82 52 -82t48 82q-6 18 -14 24h-72q-10 -8 -14 -24z"/>',
    above:
      '<path d="M77 116q-8 -66 46 -64q48 2 40 64q-4 -16 -10 -22q2 -14 -8 -20q-16 14 -34 10q-18 4 -24 12q-8 6 -10 20z"/>',
  },
  scarf: {
    behind: '<path d="M62 196q-8 -150 58 -150t58 150q-58 26 -116 0z"/>',
    above:
      '<path fill-rule="evenodd" d="M68 120q0 -74 52 -74t52 74q0 40 -18 62q-34 22 -68 0q-18 -22 -18 -62zM84 114q0 46 36 46t36 -46q0 -42 -36 -42t-36 42z"/><path d="M78 168q42 30 86 -2q10 22 -6 30q-40 14 -76 0q-10 -10 -4 -28z" opacity=".9"/>',
  },
} as const
