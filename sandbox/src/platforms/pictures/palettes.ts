/** From darkest to lightest, plus one accent colour. */
export interface Palette {
  readonly night: string
  readonly deep: string
  readonly mid: string
  readonly light: string
  readonly pale: string
  readonly spark: string
}

function palette(colours: string): Palette {
  const [night = '', deep = '', mid = '', light = '', pale = '', spark = ''] = colours.split(' ')
  return { night, deep, mid, light, pale, spark }
}

/** Muted, like daylight and fabric, so that none stands out in a list. */
export const palettes: readonly [Palette, ...Palette[]] = [
  palette('#2b1d18 #6b4233 #b0795a #ddb694 #f5e8d9 #c9623a'),
  palette('#18231d #3c574a #7b9a83 #b9cbb2 #edf1e4 #d99b55'),
  palette('#151d2c #324867 #6f8fae #b3c7d8 #ebf1f4 #e3a862'),
  palette('#231a2a #54405f #95799a #cbb4c8 #f2eaee #de9a78'),
  palette('#29231b #6d5c45 #b19c7c #dccdb3 #f6f0e4 #b85f3d'),
  palette('#102325 #2a5654 #66958e #adcbc2 #e9f1ec #eab08a'),
  palette('#2a181b #74414a #b97d7d #e0b8ae #f8ebe4 #6f8f7b'),
  palette('#1c1f24 #474f59 #858e97 #c3c8ca #f0f0ec #d7a04d'),
]
