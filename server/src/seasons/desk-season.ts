import { daysOfSeason, seasonOn } from '@touchline/domain/seasons/season-on.ts'
import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'

/** The season selected at the desk (S-19), and the days whose orders belong to it. */
export interface DeskSeason {
  id: string
  startDate: string
  endDate: string
  isRunning: boolean
  first: string | null
  last: string | null
}

/** Null for all seasons, or if there is no such season. */
export async function deskSeason(
  sql: Sql,
  id: string | null | undefined,
  today: string,
): Promise<DeskSeason | null> {
  if (!id) return null
  const seasons = await sql<{ id: string; startDate: string; endDate: string; status: string }[]>`
    select id, start_date::text as "startDate", end_date::text as "endDate", status from seasons where not _deleted`
  const season = seasons.find((one) => one.id === id)
  if (!season) return null
  const published = seasons.filter(({ status }) => status === 'PUBLISHED')
  const days = daysOfSeason([...new Set([...published, season])], season)
  const { startDate, endDate } = season
  return { id, startDate, endDate, isRunning: seasonOn(published, today) === season, ...days }
}

/** Whether a program, by the alias of its row, is in that season or in none. */
export const isInSeason = (sql: Sql, season: DeskSeason | null, program: string): Fragment =>
  season === null
    ? sql`true`
    : sql`(${sql(program)}.season_id is null or ${sql(program)}.season_id = ${season.id})`
