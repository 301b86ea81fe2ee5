import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { dayStructure } from '../../tournament/day-structure.ts'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { SchedulePage } from '../../tournament/schedule-page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadDayOfKind(context, 'FUN_DAY')

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Fun day schedule',
  description: 'Who plays when and where at the fun day: now and next, by team, division, pitch and referee.',
  path: '/fun-day-tournament-schedule',
  keywords: 'fun day games, now and next, pitches',
  structured: dayStructure(
    (loaderData as LoadedDay | undefined)?.day ?? null,
    '/fun-day-tournament-schedule',
  ),
}))

export default function FunDaySchedule() {
  const loaded = useLoaderData<typeof loader>()
  return <SchedulePage loaded={loaded} title="Fun day schedule" path="/fun-day-tournament-schedule" />
}
