import type { CountryName } from '@permille/contract/reference-lists'

// biome-ignore format: one country, one line
const majorCities: Readonly<Record<CountryName, readonly string[]>> = {
  Australia: ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra', 'Hobart', 'Darwin'],
  Austria: ['Vienna', 'Graz', 'Linz', 'Salzburg', 'Innsbruck'],
  Belgium: ['Brussels', 'Antwerp', 'Ghent', 'Bruges', 'Liège'],
  Brazil: ['São Paulo', 'Rio de Janeiro', 'Brasília', 'Salvador', 'Fortaleza', 'Belo Horizonte', 'Curitiba', 'Recife'],
  Bulgaria: ['Sofia', 'Plovdiv', 'Varna', 'Burgas'],
  Canada: ['Toronto', 'Montreal', 'Vancouver', 'Calgary', 'Ottawa', 'Edmonton', 'Winnipeg', 'Quebec City', 'Halifax'],
  Croatia: ['Zagreb', 'Split', 'Rijeka', 'Osijek', 'Zadar'],
  Cyprus: ['Nicosia', 'Limassol', 'Larnaca', 'Paphos'],
  'Czech Republic': ['Prague', 'Brno', 'Ostrava', 'Plzeň', 'Olomouc'],
  Denmark: ['Copenhagen', 'Aarhus', 'Odense', 'Aalborg'],
  Estonia: ['Tallinn', 'Tartu', 'Narva', 'Pärnu'],
  Finland: ['Helsinki', 'Espoo', 'Tampere', 'Turku', 'Oulu'],
  France: ['Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Nantes', 'Strasbourg', 'Bordeaux', 'Lille'],
  Germany: ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt', 'Stuttgart', 'Düsseldorf', 'Leipzig', 'Dresden'],
  Gibraltar: ['Gibraltar'],
  Greece: ['Athens', 'Thessaloniki', 'Patras', 'Heraklion'],
  'Hong Kong': ['Hong Kong', 'Kowloon', 'Tsuen Wan', 'Sha Tin'],
  Hungary: ['Budapest', 'Debrecen', 'Szeged', 'Pécs', 'Győr'],
  India: ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Ahmedabad', 'Jaipur'],
  Ireland: ['Dublin', 'Cork', 'Galway', 'Limerick', 'Waterford'],
  Italy: ['Rome', 'Milan', 'Naples', 'Turin', 'Palermo', 'Genoa', 'Bologna', 'Florence', 'Venice'],
  Japan: ['Tokyo', 'Osaka', 'Yokohama', 'Nagoya', 'Sapporo', 'Fukuoka', 'Kyoto', 'Kobe', 'Hiroshima'],
  Latvia: ['Riga', 'Daugavpils', 'Liepāja'],
  Liechtenstein: ['Vaduz', 'Schaan'],
  Lithuania: ['Vilnius', 'Kaunas', 'Klaipėda'],
  Luxembourg: ['Luxembourg', 'Esch-sur-Alzette', 'Differdange'],
  Malaysia: ['Kuala Lumpur', 'George Town', 'Johor Bahru', 'Ipoh', 'Kuching', 'Kota Kinabalu'],
  Malta: ['Valletta', 'Sliema', 'Birkirkara', "St. Julian's"],
  Mexico: ['Mexico City', 'Guadalajara', 'Monterrey', 'Puebla', 'Tijuana', 'León', 'Mérida', 'Cancún'],
  Monaco: ['Monaco', 'Monte Carlo'],
  Netherlands: ['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht', 'Eindhoven', 'Groningen'],
  'New Zealand': ['Auckland', 'Wellington', 'Christchurch', 'Hamilton', 'Dunedin'],
  Norway: ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Tromsø'],
  Poland: ['Warsaw', 'Kraków', 'Wrocław', 'Łódź', 'Poznań', 'Gdańsk', 'Katowice'],
  Portugal: ['Lisbon', 'Porto', 'Braga', 'Coimbra', 'Faro', 'Funchal'],
  Romania: ['Bucharest', 'Cluj-Napoca', 'Timișoara', 'Iași', 'Constanța', 'Brașov'],
  Singapore: ['Singapore'],
  Slovakia: ['Bratislava', 'Košice', 'Prešov', 'Žilina'],
  Slovenia: ['Ljubljana', 'Maribor', 'Celje', 'Koper'],
  'South Africa': ['Johannesburg', 'Cape Town', 'Durban', 'Pretoria', 'Port Elizabeth', 'Bloemfontein'],
  Spain: ['Madrid', 'Barcelona', 'Valencia', 'Seville', 'Zaragoza', 'Málaga', 'Bilbao', 'Palma'],
  Sweden: ['Stockholm', 'Gothenburg', 'Malmö', 'Uppsala', 'Linköping'],
  Switzerland: ['Zurich', 'Geneva', 'Basel', 'Lausanne', 'Bern', 'Lucerne', 'Lugano'],
  Thailand: ['Bangkok', 'Chiang Mai', 'Phuket', 'Pattaya', 'Khon Kaen', 'Hat Yai'],
  'United Arab Emirates': ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Ras Al Khaimah'],
  'United Kingdom': ['London', 'Manchester', 'Birmingham', 'Glasgow', 'Liverpool', 'Leeds', 'Edinburgh', 'Bristol', 'Cardiff', 'Belfast'],
  'United States': ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Phoenix', 'Philadelphia', 'San Antonio', 'San Diego', 'Dallas', 'Austin', 'San Francisco', 'Seattle', 'Denver', 'Boston', 'Miami', 'Atlanta', 'Las Vegas', 'Nashville'],
}

/** Returns the cities to choose from in a country, including one chosen earlier. */
export function citiesOf(country: string, chosenCity: string): readonly string[] {
  const lists: Readonly<Record<string, readonly string[]>> = majorCities
  const cities = lists[country] ?? []
  const isListed = chosenCity === '' || cities.includes(chosenCity)
  return isListed ? cities : [chosenCity, ...cities]
}
