import { readSeason, type SeasonPlan, type StoredSeason } from '@touchline/domain/seasons/season.ts'
import type { SeasonStatus } from '@touchline/domain/seasons/season-on.ts'
import { compareText } from '@touchline/domain/words.ts'
import { useData } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import { listAll } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'

/** A season as the desk knows it. */
export interface DeskSeason {
  id: string
  _version: number
  status: SeasonStatus
  plan: SeasonPlan
}

type SeasonRow = StoredSeason & Pick<DeskSeason, 'id' | '_version' | 'status'>

/** All seasons, latest first. */
export const useSeasons = () => useData(['seasons'], loadSeasons, { shows: ['Season'] })

export async function loadSeasons(request: Request): Promise<DeskSeason[]> {
  const rows = (await listAll(request, 'Season')) as unknown as SeasonRow[]
  return rows.flatMap(seasonFrom).toSorted((a, b) => compareText(b.plan.startDate, a.plan.startDate))
}

/** Returns nothing for an unreadable row that an earlier version accepted. */
function seasonFrom({ id, _version, status, ...stored }: SeasonRow): DeskSeason[] {
  const read = readSeason(stored)
  return 'plan' in read ? [{ id, _version, status, plan: read.plan }] : []
}

/** Also reads the row of a conflict, as somebody else has saved it. */
export const planOfRow = (row: unknown): SeasonPlan | null => seasonFrom(row as SeasonRow)[0]?.plan ?? null

export interface ToOpen extends Pick<SeasonPlan, 'name' | 'startDate' | 'endDate'> {
  fromSeasonId: string
  opensForReturning: string | null
  opensForAll: string | null
}

const action = (name: string, input: string): Document => ({
  field: name,
  query: `mutation ChangeSeasons($input: ${input}!) { ${name}(input: $input) { id } }`,
})
const open = action('openNextSeason', 'OpenNextSeasonInput')
const publish = action('publishSeason', 'PublishSeasonInput')
const undo = action('undoNextSeason', 'UndoNextSeasonInput')

export const openNextSeason = (request: Request, input: ToOpen): Promise<{ id: string }> =>
  request(open, { input })
export const publishSeason = (request: Request, id: string): Promise<{ id: string }> =>
  request(publish, { input: { id } })
export const undoNextSeason = (request: Request, id: string): Promise<{ id: string }> =>
  request(undo, { input: { id } })
