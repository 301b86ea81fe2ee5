import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { dayStructure } from '../../tournament/day-structure.ts'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { SchedulePage } from '../../tournament/schedule-page.tsx'
import * as texts from './fun-day.texts.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadDayOfKind(context, 'FUN_DAY')

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.scheduleTitle,
  description: texts.scheduleDescription,
  path: '/fun-day-tournament-schedule',
  keywords: texts.scheduleKeywords,
  structured: dayStructure(
    (loaderData as LoadedDay | undefined)?.day ?? null,
    '/fun-day-tournament-schedule',
  ),
}))

export default function FunDaySchedule() {
  const loaded = useLoaderData<typeof loader>()
  return <SchedulePage loaded={loaded} title={texts.scheduleTitle} path="/fun-day-tournament-schedule" />
}
