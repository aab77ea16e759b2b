import { frameDrawing } from '../frame-drawing.ts'

/**
 * A day or time in the viewer's zone. The server does not know the zone: in a frame that it draws, room as wide stays
 * empty until the app fills it.
 */
export function inZone(text: string): string {
  return import.meta.env.SSR && frameDrawing.isOn ? text.replace(/./g, '\u2007') : text
}
