import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { mcSheets } from '../../print/mc-sheets.tsx'
import { PrintToolbar } from '../../print/print-toolbar.tsx'
import { RundownMisfits } from '../../print/rundown-misfits.tsx'
import { Sheets } from '../../print/sheets.tsx'
import { EventChips } from '../../tournament/event-chips.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { Rehearsal } from './rehearsal.tsx'

const PATH = '/printable-mc-cheatsheet'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Sheet for the MC',
  description:
    'When, say, then: one sheet with two sides for the voice of the day, in large type, with names as they are spoken.',
  isPrivate: true,
})

export default function McCheatsheet() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const isLost = useLiveDay(day)
  if (!day)
    return <PrintToolbar title="Sheet for the MC" lead="Cues come with the schedule." action="Print" />
  return (
    <>
      <PrintToolbar
        title="Sheet for the MC"
        lead="Print on both sides: before lunch, after lunch. The boxes are a sheet of their own."
        action="Print"
      >
        <EventChips loaded={loaded} path={PATH} className="" />
        <RundownMisfits day={day} />
        <Rehearsal day={day} />
      </PrintToolbar>
      <Sheets
        day={day}
        sheets={mcSheets(day)}
        livePath="/tournament-rundown"
        isOld={isLost}
        label="Sheet for the MC"
      />
    </>
  )
}
