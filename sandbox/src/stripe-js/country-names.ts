const codes =
  'US GB AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GI GR HK HR HU IE IN IS IT JP LI LT LU LV MC MT MX MY NL NO NZ PL PT RO SE SG SI SK TH ZA'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** Country codes and English names, the United States first. */
export const countryNames: readonly (readonly [code: string, name: string])[] = codes
  .split(' ')
  .map((code) => [code, names.of(code) ?? code])
