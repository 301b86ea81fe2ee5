import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { dayStructure } from '../../tournament/day-structure.ts'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfSlug } from '../../tournament/load-day.ts'
import { SchedulePage } from '../../tournament/schedule-page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { ...(await loadDayOfSlug(context, params.slug)), path: `/tournaments/${params.slug}/schedule` }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => {
  const { name, day, path } = (loaderData ?? {}) as Partial<LoadedDay & { path: string }>
  if (!name || !path)
    return { title: 'Not found', description: 'We can’t find this tournament.', isPrivate: true }
  return {
    title: `${name}: schedule`,
    description: `Who plays when and where at ${name}: now and next, by team, division, pitch and referee.`,
    path,
    keywords: 'match times, pitches, now and next',
    structured: dayStructure(day ?? null, path),
  }
})

export default function TournamentSchedule() {
  const { path, ...loaded } = useLoaderData<typeof loader>()
  return <SchedulePage loaded={loaded} title={`${loaded.name}: schedule`} path={path} />
}
