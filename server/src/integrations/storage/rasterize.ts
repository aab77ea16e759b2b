import sharp from 'sharp'

/** Renders our own SVG as a PNG; never an uploaded file, which could overload the renderer. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
