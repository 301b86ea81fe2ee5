import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import * as frame from '../../frame/frame.texts.ts'
import { pageMeta } from '../../page-meta.ts'
import { dayStructure } from '../../tournament/day-structure.ts'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfSlug } from '../../tournament/load-day.ts'
import { SchedulePage } from '../../tournament/schedule-page.tsx'
import * as shared from '../../tournament/tournament.texts.ts'
import * as texts from './tournament.texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { ...(await loadDayOfSlug(context, params.slug)), path: `/tournaments/${params.slug}/schedule` }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => {
  const { name, day, path } = (loaderData ?? {}) as Partial<LoadedDay & { path: string }>
  if (!name || !path) return { title: frame.notFoundPage, description: texts.noTournament, isPrivate: true }
  return {
    title: shared.scheduleOf(name),
    description: texts.scheduleDescription(name),
    path,
    keywords: texts.scheduleKeywords,
    structured: dayStructure(day ?? null, path),
  }
})

export default function TournamentSchedule() {
  const { path, ...loaded } = useLoaderData<typeof loader>()
  return <SchedulePage loaded={loaded} title={shared.scheduleOf(loaded.name ?? '')} path={path} />
}
