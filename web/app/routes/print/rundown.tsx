import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { PrintToolbar } from '../../print/print-toolbar.tsx'
import { RundownMisfits } from '../../print/rundown-misfits.tsx'
import { rundownPockets } from '../../print/rundown-pocket.tsx'
import { rundownSheets } from '../../print/rundown-sheets.tsx'
import { Sheets } from '../../print/sheets.tsx'
import { useStaffPlan } from '../../print/use-staff-plan.ts'
import { EventChips } from '../../tournament/event-chips.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { pocketLead } from '../tournament/guide.texts.ts'

const PATH = '/printable-rundown-schedule'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { contact } = await loadClub(context)
  return { ...(await loadChosenDay(context, request)), clubPhone: contact.phone }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Printable rundown',
  description:
    'The day on one sheet for the director, marshals, first aid and MC: a staff copy with phone numbers, a public copy without.',
  isPrivate: true,
})

export default function PrintableRundown() {
  const loaded = useLoaderData<typeof loader>()
  if (!loaded.day) return <PrintToolbar title="Rundown" lead="No rundown published yet." action="Print" />
  return (
    <Rundown day={loaded.day} clubPhone={loaded.clubPhone}>
      <EventChips loaded={loaded} path={PATH} className="" />
    </Rundown>
  )
}

function Rundown({ day, clubPhone, children }: { day: DayView; clubPhone: string; children: ReactNode }) {
  const [params] = useSearchParams()
  const wantsStaff = params.get('copy') === 'staff'
  const { isAdmin, plan, problem } = useStaffPlan(day.slug, wantsStaff)
  const isLost = useLiveDay(day)
  const isStaff = wantsStaff && isAdmin && plan !== null
  const isPocket = params.get('copy') === 'pocket'
  const to = (copy: string) => `${PATH}?${new URLSearchParams({ event: day.slug, copy })}`
  return (
    <>
      <PrintToolbar
        title="Rundown"
        lead={
          isPocket
            ? pocketLead
            : isStaff
              ? 'Staff copy: it has phone numbers. Collect it after the day.'
              : 'Public copy: no phone numbers, no owners.'
        }
        action={isPocket ? 'Print the pocket fold' : isStaff ? 'Print staff copy' : 'Print public copy'}
      >
        {children}
        <ChipLinks
          label="Copy"
          chips={[
            { to: to('public'), name: 'Public copy', isCurrent: !wantsStaff && !isPocket },
            ...(isAdmin ? [{ to: to('staff'), name: 'Staff copy', isCurrent: wantsStaff }] : []),
            { to: to('pocket'), name: 'Pocket fold', isCurrent: isPocket },
          ]}
        />
        <RundownMisfits day={day} />
        {problem && <FormMessage>{problem}</FormMessage>}
      </PrintToolbar>
      <Sheets
        day={day}
        sheets={
          isPocket
            ? rundownPockets(day, clubPhone)
            : rundownSheets({ day, people: isStaff ? plan.officials : null, clubPhone })
        }
        livePath="/tournament-rundown"
        isLandscape={isPocket}
        isOld={isLost}
        label="Rundown"
      />
    </>
  )
}
