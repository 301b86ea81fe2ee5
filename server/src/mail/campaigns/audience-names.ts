import { type Audience, type AudienceNames, audienceWords } from '@touchline/domain/mail/audience.ts'
import type { Sql } from '../../postgres/pool.ts'
import { PLANS_NOW } from './find-receivers.ts'

/** Descriptions of the groups, in the order given. */
export async function wordsOf(sql: Sql, audiences: readonly Audience[]): Promise<string[]> {
  const programIds = audiences.flatMap((one) => ('programId' in one && one.programId ? [one.programId] : []))
  const seasonIds = audiences.flatMap((one) => (one.kind === 'NOT_REGISTERED' ? [one.seasonId] : []))
  const tournamentIds = audiences.flatMap((one) => (one.kind === 'TEAM' ? [one.tournamentId] : []))
  const [programs, seasons, teams] = await Promise.all([
    sql`select id, name from programs where id = any(${programIds})`,
    sql`select id, name from seasons where id = any(${seasonIds})`,
    sql`select t.id, team->>'id' as team, team->>'name' as name
        from ${sql.unsafe(PLANS_NOW)} t, json_array_elements(t.plan->'teams') team
        where t.id = any(${tournamentIds})`,
  ])
  const namesOf = (audience: Audience): AudienceNames => ({
    program:
      'programId' in audience && audience.programId
        ? (programs.find(({ id }) => id === audience.programId)?.name ?? 'a deleted program')
        : null,
    season:
      audience.kind === 'NOT_REGISTERED'
        ? (seasons.find(({ id }) => id === audience.seasonId)?.name ?? null)
        : null,
    team:
      audience.kind === 'TEAM'
        ? (teams.find(({ id, team }) => id === audience.tournamentId && team === audience.teamId)?.name ??
          null)
        : null,
  })
  return audiences.map((audience) => audienceWords(audience, namesOf(audience)))
}
