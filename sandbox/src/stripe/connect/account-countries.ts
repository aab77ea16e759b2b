/** Countries where Stripe opens accounts, and the currency of their payouts. */
export const currencyOf: Readonly<Record<string, string>> = {
  ...currencies('aed', 'AE'),
  ...currencies('aud', 'AU'),
  ...currencies('bgn', 'BG'),
  ...currencies('brl', 'BR'),
  ...currencies('cad', 'CA'),
  ...currencies('chf', 'CH LI'),
  ...currencies('czk', 'CZ'),
  ...currencies('dkk', 'DK'),
  ...currencies('eur', 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'),
  ...currencies('gbp', 'GB GI'),
  ...currencies('hkd', 'HK'),
  ...currencies('huf', 'HU'),
  ...currencies('inr', 'IN'),
  ...currencies('isk', 'IS'),
  ...currencies('jpy', 'JP'),
  ...currencies('mxn', 'MX'),
  ...currencies('myr', 'MY'),
  ...currencies('nok', 'NO'),
  ...currencies('nzd', 'NZ'),
  ...currencies('pln', 'PL'),
  ...currencies('ron', 'RO'),
  ...currencies('sek', 'SE'),
  ...currencies('sgd', 'SG'),
  ...currencies('thb', 'TH'),
  ...currencies('usd', 'US'),
  ...currencies('zar', 'ZA'),
}

function currencies(currency: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, currency]))
}
