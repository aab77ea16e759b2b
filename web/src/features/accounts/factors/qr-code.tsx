import { encodeQR } from 'qr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** The width, in modules, of the light border that a code needs (ISO 18004, section 5.3.8). */
const quietZone = 4

/** Dark on light in both themes: many cameras do not read the inverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: quietZone })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border border-line bg-white"
    >
      <path d={dark.join('')} className="fill-black" />
    </svg>
  )
}
