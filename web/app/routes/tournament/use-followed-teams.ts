import type { DayView, TeamView } from '@touchline/domain/tournament/view/day-view.ts'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { remember, remembered } from '../../tournament/device-memory.ts'

const MOST = 4

/** The teams named in the address or, without any, those that this device followed last. */
export function useFollowedTeams(day: DayView | null): TeamView[] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const wanted = [...new Set(params.getAll('team'))].slice(0, MOST)
  const teams = wanted.flatMap((id) => day?.teams.find((team) => team.id === id) ?? [])
  const named = teams.map(({ id }) => id).join(' ')
  const mayRecall = wanted.length === 0 && !params.has('pick') && !params.has('print')
  const slug = day?.slug
  useEffect(() => {
    if (!slug) return
    if (named) remember(`${slug}.teams`, named)
    else if (mayRecall) {
      const before = remembered(`${slug}.teams`)
      if (before)
        navigate(`?${followQuery(slug, before.split(' '))}`, { replace: true, preventScrollReset: true })
    }
  }, [slug, named, mayRecall, navigate])
  return teams
}

/** 'event=fun-day&team=koi&team=drums' */
export function followQuery(slug: string, teamIds: readonly string[]): string {
  const params = new URLSearchParams({ event: slug })
  for (const id of teamIds) params.append('team', id)
  return String(params)
}
