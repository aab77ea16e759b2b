import { compare, measureLoad } from './compare.ts'
import { countLines } from './count-lines.ts'
import type { Servers } from './measure-reading.ts'
import type { Line } from './report.ts'

/** The file of all posts, compared with one statement whose lines PostgreSQL writes. */
export async function* measureFiles(
  { product, bare }: Servers,
  admin: string,
): AsyncGenerator<Line> {
  const cookie = `permille_session=${admin}`
  const ofProduct = () => countLines(`${product.url}/api/admin/submissions.csv`, { cookie })
  const ofBare = () => countLines(`${bare.url}/file`, {})
  await Promise.all([ofProduct(), ofBare()])
  const comparison = await compare([() => measureLoad(ofProduct), () => measureLoad(ofBare)])
  yield {
    name: 'file of 10,000 posts : one statement',
    ratio: comparison.ratioTo(1),
    goal: 0.25,
    comparison,
    unit: 'lines/s',
  }
}
