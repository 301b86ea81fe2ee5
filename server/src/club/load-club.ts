import {
  type ClubYear,
  clubContent,
  type SettingProblem,
  type StoredSetting,
  storedSettings,
} from '@touchline/domain/club/content.ts'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import type { ClubContent, ClubSettings } from '@touchline/domain/club/settings.ts'
import { stripOn } from '@touchline/domain/club/strip-on.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { withTournaments } from '@touchline/domain/tournament/tournament-events.ts'
import { BoundedCache } from '../bounded-cache.ts'
import type { Service } from '../graphql/context.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { readSeasonRows, seasonsFrom } from '../seasons/load-seasons.ts'
import { readCalendar, readCalendarHeads } from '../tournament/load-tournament.ts'

/** The club's public content today; an invalid setting is logged and replaced by its default. */
export const loadClub = async (service: ClubReader): Promise<ClubContent> =>
  (await loadClubSource(service)).content

type ClubReader = Pick<Service, 'sql' | 'log' | 'now'>

/** The same with the underlying rows, from which pages in other languages build their own content. */
export async function loadClubSource({ sql, log, now }: ClubReader): Promise<ClubSource> {
  const club = await readClub(sql, clubDay(now()))
  for (const problem of club.problems) log.error(problem, 'a club setting cannot be read')
  return club
}

export interface ClubSource {
  content: ClubContent
  rows: readonly StoredSetting[]
  year: ClubYear
}

interface Club extends ClubSource {
  problems: SettingProblem[]
}

/** The same on a given day, with any problems. */
export async function readClub(sql: Sql | Transaction, today: string): Promise<Club> {
  const [rows, seasons, heads] = await Promise.all([
    settingRows(sql),
    readSeasonRows(sql),
    readCalendarHeads(sql, today),
  ])
  const key = JSON.stringify([rows, seasons, heads, today])
  const known = clubs.get(key)
  if (known) return known
  const { familyMode } = storedSettings(rows).facts
  const year = { seasons: seasonsFrom(seasons, familyMode, today), today }
  const { content, problems } = clubContent(rows, year)
  const tournaments = await readCalendar(sql)
  const events = withTournaments(content.events, { tournaments, today, field: content.field })
  const club = { content: { ...content, events, statusStrip: stripOn(content, today) }, rows, year, problems }
  clubs.set(key, club)
  return club
}

/** The settings that do not depend on the season: rules, limits, payment, consents and the kit store. */
export type Standing = Pick<ClubSettings, 'facts' | 'field' | 'contact' | 'payment' | 'consents' | 'kit'>

/** Concurrent reads in a transaction share one query, because several rules of a write need the settings. */
export function readSettings(sql: Sql | Transaction): Promise<Standing> {
  if (!('savepoint' in sql)) return standingOf(sql)
  const known = underWay.get(sql)
  if (known) return known
  const reading = standingOf(sql).finally(() => underWay.delete(sql))
  underWay.set(sql, reading)
  return reading
}

const underWay = new WeakMap<Transaction, Promise<Standing>>()

async function standingOf(sql: Sql | Transaction): Promise<Standing> {
  const rows = await settingRows(sql)
  const key = JSON.stringify(rows)
  const known = standings.get(key)
  if (known) return known
  const settings = storedSettings(rows)
  standings.set(key, settings)
  return settings
}

const settingRows = (sql: Sql | Transaction) => sql<StoredSetting[]>`
  select key, value::text as value, translations::text as translations from club_settings where published and not _deleted`

/** The settings that default texts are built from. */
export const readBasicRows = async (sql: Sql | Transaction): Promise<StoredSetting[]> =>
  (await settingRows(sql)).filter(({ key }) => Object.hasOwn(defaultBasics, key))

/** Cached by content, because building the texts takes many times as long as reading the rows. */
const clubs = new BoundedCache<Club>(4)
const standings = new BoundedCache<Standing>(4)
