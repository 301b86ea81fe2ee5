import type { RowOf } from '@touchline/domain/models/rows.ts'
import { readSeason } from '@touchline/domain/seasons/season.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'

const checkSeason = (season: Parameters<typeof readSeason>[0]) => {
  const read = readSeason(season)
  if ('refusal' in read) refuse(read.refusal)
}

export const seasonRules: WriteRules<'Season'> = {
  async create(_context, input) {
    const row = {
      ...input,
      arriveMinutesEarly: input.arriveMinutesEarly ?? 10,
      status: input.status ?? ('DRAFT' as const),
    }
    checkSeason(row)
    return { row }
  },
  async update(_context, current, changes) {
    checkSeason({ ...current, ...changes })
    return changes
  },
  remove: refuseWithPrograms,
}

/** Programs lead to registrations, so a season can only be deleted after its programs. */
async function refuseWithPrograms({ tx }: WriteContext, { id, name }: RowOf<'Season'>): Promise<void> {
  const [row] = await tx`select count(*) as programs from programs where season_id = ${id} and not _deleted`
  const programs = Number(row?.programs ?? 0)
  if (programs > 0)
    refuse({
      code: 'SEASON_IN_USE',
      message: `${name} still has ${programs === 1 ? '1 program' : `${programs} programs`}. Delete or move them first.`,
    })
}
