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
  title: 'MC sheet',
  description: 'When, say, then: one two-sided sheet for the MC, in large type, with how to say each name.',
  isPrivate: true,
})

export default function McCheatsheet() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const isLost = useLiveDay(day)
  if (!day)
    return <PrintToolbar title="MC sheet" lead="The cues come out with the schedule." action="Print" />
  return (
    <>
      <PrintToolbar
        title="MC sheet"
        lead="Print on both sides: before lunch, after lunch. The boxes are on a separate sheet."
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
        label="MC sheet"
      />
    </>
  )
}
