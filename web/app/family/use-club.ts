import { useRouteLoaderData } from 'react-router'
import { clubNow } from '../club/club-now.ts'
import type { loader } from '../routes/guardian/layout.tsx'

/** What the club says and offers, for the screens of the family area. */
export function useClub() {
  const club = useFamilyArea()
  if (!club) throw new Error('This screen stands outside the family area.')
  return club
}

const useFamilyArea = () => useRouteLoaderData<typeof loader>('routes/guardian/layout')

/** Also where a part of the family area is shown at the desk: there no team is known. */
export const useTeams = () => useFamilyArea()?.teams ?? []

/**
 * A day of the season that families can join: age groups go by it, as they do on the page of the teams, however long ago
 * that season was. At the desk it is today's.
 */
export function useSeasonDay(): string {
  const area = useFamilyArea()
  if (!area) return clubNow().day
  const open = area.programs.filter(({ status }) => status === 'OPEN')
  return [area.season.startDate, ...open.map(({ startDate }) => startDate)].toSorted().at(-1) as string
}
