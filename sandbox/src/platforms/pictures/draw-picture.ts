import { height, newBrush, type Scene, width } from './brush.ts'
import { clothesRail, knit, loom } from './fabrics.ts'
import { cup, portrait, trainWindow, windowLight } from './indoors.ts'
import { ridges, sea, street } from './outdoors.ts'
import { flatLay, headphones, plate, weights } from './still-lifes.ts'

const scenes: readonly [Scene, ...Scene[]] = [
  portrait,
  ...[windowLight, cup, ridges, plate, street, knit, sea],
  ...[flatLay, clothesRail, headphones, trainWindow, weights, loom],
]

/** Title keywords and their scenes; the first match is used. */
const subjects: readonly (readonly [word: RegExp, scene: Scene])[] = [
  [/train|carriage|platform/i, trainWindow],
  [/coffee|café|cup|espresso|pour|brew|latte|steam/i, cup],
  [/loom|weav|thread/i, loom],
  [/cook|market|recipe|pan|soup|cocina|dinner|lunch|breakfast|iced/i, plate],
  [/stretch|squat|gym|workout|mobility/i, weights],
  [/sea|beach|coast|swim|surf|harbour|island/i, sea],
  [/hear|sound|quiet|listen|headphone|bass|playlist|lift/i, headphones],
  [/laundry|outfit|jacket|linen|shirt|wardrobe|blue/i, clothesRail],
  [/light|window|slow|studio|room|plant/i, windowLight],
  [/wool|knit|cardigan|jumper|sleeve|stitch|scarf|cashmere|mend/i, knit],
  [/walk|trail|hike|rain|mountain|outdoor|summit|days/i, ridges],
  [/pack|unbox|gear|bag|kilo|carry|desk/i, flatLay],
  [/night|street|city|town|late/i, street],
  [/founder|question|story|who|honest|me\b|wore/i, portrait],
]

/**
 * Renders a thumbnail for an invented post: a scene matching its title, or else any scene, in the post's
 * own colours.
 */
export function drawPicture(post: { seed: string; title: string }): string {
  const brush = newBrush(post.seed)
  const spokenOf = subjects.find(([word]) => word.test(post.title))
  const scene = spokenOf?.[1] ?? brush.pick('scene', scenes)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">
<filter id="fine"><feGaussianBlur stdDeviation="1.4"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
<radialGradient id="edges" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".24"/></radialGradient>
${scene(brush)}
<rect width="${width}" height="${height}" fill="url(#edges)"/>
</svg>`
}
