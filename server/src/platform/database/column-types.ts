import pg from 'pg'

/** Counts and cents: an exact number or an error, never a rounded value. */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond exact integers`)
  return value
}

type TypeParser = (text: string) => unknown

/** How columns are parsed: int8 as a checked number, everything else as in `pg`. */
export function readColumn(oid: number, format?: 'text' | 'binary'): TypeParser {
  if (oid === pg.types.builtins.INT8) return readInt8
  if (oid === int8ArrayOid) return readInt8Array
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary') as TypeParser
  return pg.types.getTypeParser(oid, 'text') as TypeParser
}

const int8ArrayOid = 1016

function readInt8Array(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(readInt8)
}
