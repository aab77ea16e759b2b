import { deriveFraction } from '../social/derive.ts'
import { type Palette, palettes } from './palettes.ts'

/** The canvas is portrait, as phones film; a wide card crops it to about y 240 to 400. */
export const width = 360
export const height = 640

/** The material of a scene: colours, and numbers derived only from the post. */
export interface Brush {
  readonly colours: Palette
  /** A number between the two, always the same for the same name. */
  between(name: string, from: number, to: number): number
  /** One of them, always the same for the same name. */
  pick<Thing>(name: string, things: readonly [Thing, ...Thing[]]): Thing
}

/** Markup for the canvas; anything beyond its edges is clipped. */
export type Scene = (brush: Brush) => string

export function newBrush(seed: string): Brush {
  const fraction = (name: string) => deriveFraction(`${name} ${seed}`)
  const pick: Brush['pick'] = (name, things) =>
    things[Math.floor(fraction(name) * things.length)] ?? things[0]
  return {
    colours: pick('palette', palettes),
    between: (name, from, to) => Math.round((from + fraction(name) * (to - from)) * 10) / 10,
    pick,
  }
}

/** Fills the canvas with a gradient from top to bottom. */
export function backdrop(...stops: readonly string[]): string {
  const last = Math.max(1, stops.length - 1)
  const marks = stops.map((stop, place) => `<stop offset="${place / last}" stop-color="${stop}"/>`)
  return `<linearGradient id="backdrop" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>
${box({ x: 0, y: 0, w: width, h: height, fill: 'url(#backdrop)' })}`
}

export function box(at: { x: number; y: number; w: number; h: number; fill: string }): string {
  return `<rect x="${at.x}" y="${at.y}" width="${at.w}" height="${at.h}" fill="${at.fill}"/>`
}

export function disc(at: { x: number; y: number; r: number; fill: string }): string {
  return `<circle cx="${at.x}" cy="${at.y}" r="${at.r}" fill="${at.fill}"/>`
}

/**
 * Soft edges: `fine` for a near shadow, `soft` for a shadow, `haze` for light. The picture's frame defines the
 * filters.
 */
export function blurred(
  strength: 'fine' | 'soft' | 'haze',
  opacity: number,
  markup: string,
): string {
  return `<g filter="url(#${strength})" opacity="${opacity}">${markup}</g>`
}

export function turned(degrees: number, around: { x: number; y: number }, markup: string): string {
  return `<g transform="rotate(${degrees} ${around.x} ${around.y})">${markup}</g>`
}

/** Repeats the markup `count` times. */
export function repeat(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(place)).join('')
}
