import { backdrop, blurred, box, disc, repeat, type Scene, width } from './brush.ts'
import { ridgeLine } from './outdoors.ts'

/** A steaming cup on a table by the window. */
export const cup: Scene = (brush) => {
  const { colours, between } = brush
  const x = between('place', 140, 220)
  const glaze = brush.pick('glaze', [colours.pale, colours.spark, colours.deep])
  const lean = between('lean', 60, 150)
  const steam = repeat(3, (place) => {
    const start = x - 24 + place * 24
    const sway = between(`sway ${place}`, 10, 26)
    return `<path d="M${start} 276c${-sway} -24 ${sway} -44 0 -70s${-sway} -40 ${sway / 2} -62" fill="none" stroke="${colours.pale}" stroke-width="9" stroke-linecap="round"/>`
  })
  return `${backdrop(colours.mid, colours.light, colours.light)}
<path d="M${lean} 0h130L${lean + 210} 374h-170z" fill="${colours.pale}" opacity=".55"/>
${box({ x: 0, y: 366, w: width, h: 274, fill: colours.deep })}
<path d="M0 366h${width}v26H0z" fill="${colours.mid}" opacity=".55"/>
<path d="M${lean + 70} 366h150l110 274H${lean + 40}z" fill="${colours.light}" opacity=".28"/>
${blurred('soft', 0.5, `<ellipse cx="${x + 44}" cy="388" rx="104" ry="13" fill="${colours.night}"/>`)}
<ellipse cx="${x}" cy="380" rx="88" ry="14" fill="${colours.light}"/>
<ellipse cx="${x}" cy="377" rx="80" ry="11" fill="${colours.pale}"/>
<path d="M${x + 46} 304c44 -8 48 50 -6 48" fill="none" stroke="${glaze}" stroke-width="11"/>
<path d="M${x - 56} 288h112c0 58 -16 90 -56 90s-56 -32 -56 -90z" fill="${glaze}"/>
<path d="M${x + 20} 288h36c0 58 -16 90 -56 90c18 -18 24 -48 20 -90z" fill="${colours.night}" opacity=".16"/>
<ellipse cx="${x}" cy="288" rx="56" ry="12" fill="${colours.pale}"/>
<ellipse cx="${x}" cy="290" rx="49" ry="9" fill="${colours.night}"/>
${blurred('soft', 0.6, steam)}`
}

/** Sunlight from an unseen window on the wall, behind a vase with a branch. */
export const windowLight: Scene = (brush) => {
  const { colours, between } = brush
  const slope = between('slope', 14, 30)
  const left = between('left', 40, 96)
  const pane = (column: number, row: number) => {
    const [x, y] = [left + column * 74, 204 + row * 74 - column * slope * 1.15]
    return `<path d="M${x} ${y}l64 ${-slope}v64l-64 ${slope}z" fill="${colours.pale}"/>`
  }
  const panes = repeat(9, (place) => pane(place % 3, Math.floor(place / 3)))
  const x = left + 176
  const branch = repeat(7, (place) => {
    const tip = (place % 2 === 0 ? 1 : -1) * between(`leaf ${place}`, 26, 42)
    const y = 322 - place * 17
    return `<path d="M${x + 2} ${y}q${tip * 0.4} -26 ${tip} -24q${-tip * 0.1} 22 ${-tip} 24z"/>`
  })
  const stem = `<path d="M${x} 350q-4 -70 4 -142" fill="none" stroke="${colours.night}" stroke-width="3"/>`
  const vase = `<path d="M${x - 11} 338h22c-2 14 22 24 22 40c0 12 -8 18 -16 18h-34c-8 0 -16 -6 -16 -18c0 -16 24 -26 22 -40z"`
  return `${backdrop(colours.deep, colours.mid, colours.mid)}
${blurred('fine', 0.92, panes)}
${blurred('soft', 0.4, `<g transform="translate(-58 8)" fill="${colours.deep}">${stem}${branch}${vase}/></g>`)}
<g fill="${colours.night}" opacity=".92">${stem}${branch}</g>
${vase} fill="${colours.spark}"/><path d="M${x + 4} 338h7c-2 14 22 24 22 40c0 12 -8 18 -16 18h-12c14 -22 6 -40 -1 -58z" fill="#000" opacity=".16"/>
${box({ x: 0, y: 394, w: width, h: 246, fill: colours.night })}${box({ x: 0, y: 394, w: width, h: 7, fill: colours.light })}`
}

/** View from a night train's window, with a cup on the sill. */
export const trainWindow: Scene = (brush) => {
  const { colours, between } = brush
  const ridges = [0, 1, 2].map((place) => {
    const fill = [colours.light, colours.mid, colours.deep][place] ?? colours.deep
    return ridgeLine(brush, { name: `hill ${place}`, y: 290 + place * 32, swing: 26, fill })
  })
  const moon = { x: between('moon', 110, 250), y: between('height', 252, 266) }
  const pane = '<rect x="30" y="96" width="300" height="288" rx="34"'
  return `${backdrop(colours.night, colours.night)}
<clipPath id="pane">${pane}/></clipPath>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.deep}"/><stop offset=".6" stop-color="${colours.light}"/></linearGradient>
<g clip-path="url(#pane)">
${box({ x: 30, y: 96, w: 300, h: 288, fill: 'url(#dusk)' })}
${disc({ ...moon, r: 14, fill: colours.pale })}
${ridges.join('')}
<path d="M30 96h140L90 384H30z" fill="${colours.pale}" opacity=".12"/>
</g>
${pane} fill="none" stroke="${colours.deep}" stroke-width="9"/>
${box({ x: 0, y: 394, w: width, h: 246, fill: colours.deep })}
${box({ x: 0, y: 394, w: width, h: 9, fill: colours.mid })}
<path d="M228 316h54l-6 80h-42z" fill="${colours.spark}"/><path d="M262 316h20l-6 80h-16z" fill="#000" opacity=".14"/>
<path d="M224 308h62v11h-62z" fill="${colours.pale}"/>`
}

const skins = ['#f1cdb2', '#dca883', '#b87f5a', '#8a5a3e', '#5f3d2c'] as const

/** A faceless person against the light: it could be anyone. */
export const portrait: Scene = (brush) => {
  const { colours, between, pick } = brush
  const x = between('place', 150, 210)
  const skin = pick('skin', skins)
  const hair = pick('hair colour', [colours.night, '#3a2a22', '#7a4f30', '#b98b56'])
  const [behind, above] = pick('hair', hairCuts)
  const shape = (markup: string) => `<g transform="translate(${x} 0)">${markup}</g>`
  return `${backdrop(colours.light, colours.pale, colours.light)}
${disc({ x: x + between('lamp', -60, 60), y: 290, r: 132, fill: colours.mid })}
${blurred('haze', 0.35, shape(`<ellipse cx="26" cy="440" rx="140" ry="90" fill="${colours.night}"/>`))}
<g fill="${hair}">${shape(behind)}</g>
${shape(`<path d="M-24 330h48v62q0 30 -24 30t-24 -30z" fill="${skin}"/><path d="M-24 372q26 10 48 -22v30q-18 24 -48 16z" fill="#000" opacity=".16"/>
<path d="M-26 402q26 34 52 0q96 20 112 84l30 160h-336l30 -160q16 -64 112 -84z" fill="${pick('coat', [colours.spark, colours.deep, colours.night])}"/>
<path d="M30 401q92 22 108 85l30 160h-60z" fill="#000" opacity=".1"/>
<ellipse cx="0" cy="308" rx="46" ry="58" fill="${skin}"/>`)}
<g fill="${hair}">${shape(above)}</g>`
}

/**
 * Each has a part behind the head and a part in front of it, relative to the middle of the head.
 */
const hairCuts: readonly [HairCut, ...HairCut[]] = [
  [
    '<path d="M-58 300c-8 -60 20 -84 58 -84s66 24 58 84c6 54 16 90 8 140h-132c-8 -50 2 -86 8 -140z"/>',
    '<path d="M-49 316c-6 -58 14 -88 49 -88s55 30 49 88c-4 -30 -18 -48 -40 -58c-16 18 -40 26 -58 58z"/>',
  ],
  [
    '<circle cx="4" cy="226" r="29"/><path d="M-52 316c-6 -52 16 -82 52 -82s58 30 52 82z"/>',
    '<path d="M-50 308c-2 -48 16 -72 50 -72s52 24 50 72c-10 -30 -26 -42 -50 -42s-40 12 -50 42z"/>',
  ],
  [
    '<path d="M-54 322c-12 -66 14 -98 54 -98s66 32 54 98z"/>',
    '<path d="M-52 312c-14 -62 16 -92 56 -90s62 30 48 90c-6 -22 -12 -34 -22 -44c-26 8 -52 4 -70 0c-4 12 -8 24 -12 44z"/>',
  ],
]
type HairCut = readonly [behind: string, above: string]
