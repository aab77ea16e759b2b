/** Renders our own SVG as a PNG; never an uploaded file, which could overload the renderer. */
export async function rasterize(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
