import { randomBytes } from 'node:crypto'
import type { Model } from '@touchline/domain/models/model-types.ts'
import { CannotOpen } from '../../secrets/key-ring.ts'
import { openStored } from '../../secrets/stored.ts'
import { maySeeSealed } from '../access.ts'
import type { Statement } from '../statement.ts'

/**
 * PostgreSQL produces the finished response text but cannot decrypt the values in it. It marks them with their place
 * and this random word, which clients cannot know. A ciphertext that somebody has entered as their own text is
 * therefore never marked and stays as it is.
 */
const MARK = randomBytes(16).toString('hex')

const MARKED = new RegExp(`"${MARK}\\.(\\w+)\\.(\\w+)\\.([0-9a-f]*)\\.((?:[^"\\\\]|\\\\.)*)"`, 'g')

/** An encrypted column as this caller reads it: decrypted later for its owner, null for everybody else. */
export function sealedSql(statement: Statement, { table }: Model, alias: string, column: string): string {
  if (!maySeeSealed(statement.live.caller)) return 'null::text'
  statement.hasSealed = true
  const mark = statement.param(() => MARK, 'text')
  const row = `encode(convert_to(${alias}.id, 'UTF8'), 'hex')`
  const value = `${alias}.${column}`
  return `case when ${value} = '' then '' else ${mark} || '.${table}.${column}.' || ${row} || '.' || ${value} end`
}

/** Decrypts every marked value in the response; one that cannot be decrypted becomes null. */
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
