import sharp from 'sharp'

/** The canvas is 360 wide in 72 dots per inch; this makes it 480, and the file about 30 KB. */
const dotsPerInch = 96 / 2
const grainSide = 240

let grain: Promise<Buffer> | undefined

/** Renders a drawn picture as a JPEG, as the platforms serve them, with the grain of a photograph. */
export async function renderPicture(svg: string): Promise<Buffer> {
  grain ??= makeGrain()
  return await sharp(Buffer.from(svg), { density: dotsPerInch })
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** A grey tile of noise: ten times as fast as the turbulence of SVG. */
function makeGrain(): Promise<Buffer> {
  const [width, height] = [grainSide, grainSide]
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer()
}
