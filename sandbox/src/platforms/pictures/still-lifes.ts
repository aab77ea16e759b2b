import { backdrop, blurred, box, disc, repeat, type Scene, turned, width } from './brush.ts'

/** A table from above: one plate with greens, and cutlery. */
export const plate: Scene = (brush) => {
  const { colours, between } = brush
  const middle = { x: 180, y: 320 }
  const food = repeat(15, (place) => {
    const angle = between(`angle ${place}`, 0, 360)
    const far = between(`far ${place}`, 4, 62)
    const fill = [colours.spark, colours.mid, colours.deep, colours.light][place % 4] ?? colours.mid
    const y = middle.y - far
    const shape =
      place % 3 === 0
        ? disc({ x: middle.x, y, r: between(`round ${place}`, 12, 22), fill })
        : `<path d="M${middle.x} ${y - 24}q22 22 0 48q-22 -26 0 -48z" fill="${fill}"/>`
    return turned(angle, middle, shape)
  })
  const stripes = repeat(4, (place) =>
    box({ x: -120 + place * 26, y: -200, w: 8, h: 1100, fill: colours.spark }),
  )
  return `${backdrop(colours.light, colours.mid)}
${turned(24, { x: 60, y: 320 }, `${box({ x: -160, y: -200, w: 150, h: 1100, fill: colours.pale })}<g opacity=".6">${stripes}</g>`)}
${blurred('soft', 0.35, disc({ x: 188, y: 332, r: 134, fill: colours.night }))}
${disc({ ...middle, r: 130, fill: colours.pale })}
${disc({ ...middle, r: 100, fill: colours.light })}${disc({ x: 180, y: 322, r: 97, fill: colours.pale })}
${food}
<g fill="${colours.night}" opacity=".85"><rect x="330" y="210" width="7" height="230" rx="3"/><path d="M326 200h14v70q-14 4 -14 -8z"/>
<rect x="20" y="280" width="6" height="160" rx="3"/><path d="M11 206h4v48h5v-48h5v48h5v-48h4v56q0 20 -12 20t-11 -20z"/></g>
${disc({ x: 318, y: 120, r: 48, fill: colours.deep })}${disc({ x: 318, y: 120, r: 38, fill: colours.spark })}`
}

/** The contents of a bag, laid out on a cloth. */
export const flatLay: Scene = (brush) => {
  const { colours, between } = brush
  const turn = between('turn', -16, 16)
  const camera = `<rect x="112" y="278" width="136" height="90" rx="13" fill="${colours.night}"/><rect x="112" y="292" width="136" height="40" fill="${colours.deep}"/>
<rect x="132" y="266" width="42" height="16" rx="5" fill="${colours.night}"/>
${disc({ x: 188, y: 324, r: 37, fill: colours.light })}${disc({ x: 188, y: 324, r: 30, fill: colours.night })}${disc({ x: 188, y: 324, r: 17, fill: colours.deep })}${disc({ x: 181, y: 317, r: 5, fill: colours.pale })}${disc({ x: 232, y: 288, r: 5, fill: colours.spark })}`
  const notebook = `<rect x="-8" y="206" width="96" height="140" rx="6" fill="${colours.spark}"/><rect x="72" y="206" width="5" height="140" fill="${colours.night}" opacity=".35"/>`
  const phone = `<rect x="276" y="250" width="68" height="142" rx="13" fill="${colours.night}"/><rect x="281" y="256" width="58" height="130" rx="9" fill="${colours.mid}"/>`
  const rope = `<path d="M30 470c60 -50 120 40 180 0s100 -30 130 20s-90 60 -150 40" fill="none" stroke="${colours.spark}" stroke-width="7"/>`
  const bottle = `<rect x="64" y="92" width="60" height="150" rx="20" fill="${colours.mid}"/><rect x="80" y="70" width="28" height="30" rx="5" fill="${colours.night}"/>`
  const things = [
    turned(turn - 10, { x: 40, y: 276 }, notebook),
    turned(-turn, { x: 310, y: 320 }, phone),
    turned(turn + 30, { x: 94, y: 170 }, bottle),
    turned(turn / 2, { x: 180, y: 320 }, camera),
  ].join('')
  const shade = `<g transform="translate(7 10)">${things}</g>`
  return `${backdrop(colours.pale, colours.light)}
<path d="M0 430L${width} 210V640H0z" fill="${colours.light}"/>
${rope}${blurred('soft', 0.3, shade)}${things}`
}

/** Headphones, as in a product photo. */
export const headphones: Scene = ({ colours, between, pick }) => {
  const x = between('place', 165, 200)
  const shell = pick('shell', [colours.night, colours.pale, colours.spark])
  const ear = (side: 1 | -1) =>
    `<rect x="${x + side * 82 - 20}" y="306" width="40" height="84" rx="19" fill="${shell}"/>
<rect x="${x + side * 62 - 11}" y="314" width="22" height="68" rx="11" fill="${colours.deep}"/>`
  return `${backdrop(colours.mid, colours.light, colours.pale)}
${blurred('haze', 0.8, disc({ x: x + 30, y: 280, r: 110, fill: colours.pale }))}
${disc({ x, y: 300, r: 116, fill: colours.light })}
${box({ x: 0, y: 432, w: width, h: 208, fill: colours.mid })}
<ellipse cx="${x}" cy="432" rx="130" ry="22" fill="${colours.deep}" opacity=".5"/>
${box({ x: x - 112, y: 404, w: 224, h: 236, fill: colours.deep })}
<ellipse cx="${x}" cy="404" rx="112" ry="22" fill="${colours.light}"/>
${blurred('soft', 0.45, `<ellipse cx="${x + 8}" cy="398" rx="96" ry="10" fill="${colours.night}"/>`)}
<g transform="translate(${x * 0.22} 88) scale(.78)"><path d="M${x - 84} 330c-6 -96 30 -126 84 -126s90 30 84 126" fill="none" stroke="${shell}" stroke-width="17" stroke-linecap="round"/>
<path d="M${x - 66} 260c14 -34 38 -42 66 -42s52 8 66 42" fill="none" stroke="${colours.deep}" stroke-width="9" stroke-linecap="round" opacity=".6"/>
${ear(-1)}${ear(1)}</g>`
}

/** An empty gym: a weight, a mat, light from the side. */
export const weights: Scene = ({ colours, between }) => {
  const x = between('place', 130, 210)
  const lean = between('lean', 20, 120)
  return `${backdrop(colours.deep, colours.mid, colours.light)}
<path d="M${lean} 0h90l170 400H${lean + 70}z" fill="${colours.pale}" opacity=".35"/>
${box({ x: 0, y: 376, w: width, h: 264, fill: colours.night })}
<path d="M0 376h${width}v8H0z" fill="${colours.mid}" opacity=".6"/>
<path d="M${lean + 90} 384h150l90 256H${lean + 80}z" fill="${colours.light}" opacity=".16"/>
<g transform="translate(${x > 170 ? 22 : 238} 346)"><rect x="14" y="20" width="76" height="11" fill="${colours.light}"/>
${dumbbellEnd(4, colours.spark)}${dumbbellEnd(72, colours.spark)}</g>
${blurred('soft', 0.7, `<ellipse cx="${x + 26}" cy="402" rx="82" ry="12" fill="#000"/>`)}
<path d="M${x - 32} 318c-16 -40 -14 -70 10 -70h44c24 0 26 30 10 70" fill="none" stroke="${colours.night}" stroke-width="17"/>
<path d="M${x - 34} 314c-18 -40 -12 -66 12 -66" fill="none" stroke="${colours.light}" stroke-width="4" opacity=".5"/>
<path d="M${x - 58} 352c0 -34 26 -56 58 -56s58 22 58 56c0 22 -10 38 -24 50h-68c-14 -12 -24 -28 -24 -50z" fill="${colours.night}"/>
<path d="M${x - 50} 350c0 -26 18 -44 42 -48" fill="none" stroke="${colours.light}" stroke-width="5" stroke-linecap="round" opacity=".55"/>
${disc({ x, y: 354, r: 19, fill: colours.spark })}`
}

function dumbbellEnd(x: number, fill: string): string {
  return `<rect x="${x}" y="0" width="14" height="52" rx="5" fill="${fill}"/><rect x="${x + 14}" y="7" width="10" height="38" rx="4" fill="${fill}"/>
<rect x="${x + 8}" y="0" width="6" height="52" rx="3" fill="#000" opacity=".18"/>`
}
