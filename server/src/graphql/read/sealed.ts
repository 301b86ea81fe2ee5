import { randomBytes } from 'node:crypto'
import type { Model } from '@touchline/domain/models/model-types.ts'
import { CannotOpen } from '../../secrets/key-ring.ts'
import { openStored } from '../../secrets/stored.ts'
import { maySeeSealed } from '../access.ts'
import type { Statement } from '../statement.ts'

/**
 * PostgreSQL hands out the finished text of an answer and cannot open what is sealed in it. It marks such a value with
 * where it comes from and this word, which no client can know: a ciphertext that somebody has typed in as their own text
 * is never marked, and stays the text that it is.
 */
const MARK = randomBytes(16).toString('hex')

const MARKED = new RegExp(`"${MARK}\\.(\\w+)\\.(\\w+)\\.([0-9a-f]*)\\.((?:[^"\\\\]|\\\\.)*)"`, 'g')

/** A sealed column as this caller reads it: its owner as what it says, everybody else as null. */
export function sealedSql(statement: Statement, { table }: Model, alias: string, column: string): string {
  if (!maySeeSealed(statement.live.caller)) return 'null::text'
  statement.hasSealed = true
  const mark = statement.param(() => MARK, 'text')
  const row = `encode(convert_to(${alias}.id, 'UTF8'), 'hex')`
  const value = `${alias}.${column}`
  return `case when ${value} = '' then '' else ${mark} || '.${table}.${column}.' || ${row} || '.' || ${value} end`
}

/** The answer with every marked value opened; one that cannot be opened is null. */
export const openMarked = (json: string): string =>
  json.replaceAll(MARKED, (_all, table: string, column: string, row: string, value: string) => {
    const place = { table, column, row: Buffer.from(row, 'hex').toString('utf8') }
    try {
      return JSON.stringify(openStored(place, JSON.parse(`"${value}"`)))
    } catch (error) {
      if (error instanceof CannotOpen) return 'null'
      throw error
    }
  })
