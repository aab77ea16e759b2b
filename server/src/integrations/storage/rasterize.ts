import sharp from 'sharp'

/** A drawing of our own as a PNG; never a stranger's file, which could make the renderer work hard. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
