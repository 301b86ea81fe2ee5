import type { Fragment } from 'postgres'
import type { Sql } from './pool.ts'

/** A timestamp in the text format of the instants in our rows. */
export const instantText = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C"`

export const instantSql = (sql: Sql, moment: string): Fragment => sql.unsafe(instantText(moment))
