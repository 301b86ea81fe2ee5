import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@touchline/domain/format-count.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useFrame } from '../club/use-frame.ts'
import { SelectField } from '../ui/form/field.tsx'
import { seasonLines } from './season-lines.ts'

/** The value for "all seasons" in the address. */
const EVERY = 'all'
/** Parameters that only make sense in the previous season. */
const LEFT_BEHIND = ['page', 'open', 'programId', 'year']

const KeptSeason = createContext<{ kept: string; keep: (season: string) => void }>({ kept: '', keep() {} })

/** Remembers, from page to page of the desk, which season was chosen (S-19). */
export function DeskSeason({ children }: { children: ReactNode }) {
  const [kept, keep] = useState('')
  const asked = useSearchParams()[0].get('season')
  useEffect(() => {
    if (asked !== null) keep(asked)
  }, [asked])
  const value = useMemo(() => ({ kept, keep }), [kept])
  return <KeptSeason value={value}>{children}</KeptSeason>
}

/** The season shown at the desk: from the address, else the last choice, else the current season. */
export function useDeskSeason(): { season: string; isRunning: boolean } {
  const { kept } = useContext(KeptSeason)
  const running = useFrame()?.season.id ?? ''
  const asked = useSearchParams()[0].get('season') ?? kept
  const season = asked === EVERY ? '' : asked || running
  return { season, isRunning: season === running }
}

/** The only control that changes the season. It writes the choice into the address of the current page. */
export function SeasonSwitch({ label }: { label?: string }) {
  const { kept, keep } = useContext(KeptSeason)
  const [params, setParams] = useSearchParams()
  const running = useFrame()?.season
  const { season } = useDeskSeason()
  const { data = [] } = useQuery(seasonLines)
  const isMissing = kept !== '' && !params.has('season')
  useEffect(() => {
    if (!isMissing) return
    const next = new URLSearchParams(window.location.search)
    next.set('season', kept)
    setParams(next, { replace: true, preventScrollReset: true })
  }, [isMissing, kept, setParams])
  const choose = (value: string) => {
    const next = new URLSearchParams(window.location.search)
    for (const name of LEFT_BEHIND) next.delete(name)
    const chosen = value === running?.id ? '' : value
    if (chosen) next.set('season', chosen)
    else next.delete('season')
    keep(chosen)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const names = data.map(({ id, name }) => ({ value: id, label: name }))
  const known = names.some(({ value }) => value === running?.id) || !running
  const options = known ? names : [{ value: running.id, label: running.name }, ...names]
  return (
    <SelectField
      label={label}
      aria-label={label ? undefined : 'Season'}
      value={season || EVERY}
      options={[...options, { value: EVERY, label: 'All seasons' }]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

/** The link to all seasons, for a list that shows one. */
export const allSeasons = (search: string): string => {
  const params = new URLSearchParams(search)
  params.set('season', EVERY)
  return `?${params}`
}

/** How many rows a list leaves out because they belong to other seasons. */
export function OtherSeasons({ count }: { count: number }) {
  const { search } = useLocation()
  if (count <= 0) return null
  return (
    <p className="no-print">
      <Link to={allSeasons(search)}>{formatCount(count)} more in other seasons</Link>
    </p>
  )
}
