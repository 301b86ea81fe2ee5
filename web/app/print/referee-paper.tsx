import { sheetAfterSheet } from '@touchline/domain/tournament/view/cut-and-stack.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { refereeDays } from '@touchline/domain/tournament/view/referee-day.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { FieldTable } from '../routes/tournament/field-games.tsx'
import { Slip } from '../routes/tournament/referee-slips.tsx'
import * as texts from '../routes/tournament/referees.texts.ts'
import { pitchAndType } from '../tournament/tournament.texts.ts'
import { useLiveDay } from '../tournament/use-live-day.ts'
import { ChipLinks } from '../ui/chip-links.tsx'
import styles from './paper.module.css'
import { backToSchedule, paper } from './paper.texts.ts'
import { PrintToolbar } from './print-toolbar.tsx'
import { type SheetContent, Sheets } from './sheets.tsx'

const SLIPS = 6

interface RefereePaperProps {
  day: DayView
  kind: 'field' | 'referee'
  params: URLSearchParams
}

/** A landscape page for each field, or slips for referees, six on a sheet. */
export function RefereePaper({ day, kind, params }: RefereePaperProps) {
  const isLost = useLiveDay(day)
  const to = (print: string) => `/referee-field-schedule?${new URLSearchParams({ event: day.slug, print })}`
  return (
    <>
      <PrintToolbar
        title={kind === 'field' ? texts.paperFields : texts.paperSlips}
        lead={kind === 'field' ? texts.paperFieldsLead : texts.paperSlipsLead}
        action={kind === 'field' ? texts.printFields : texts.printSlips}
      >
        <ChipLinks
          label={paper}
          chips={[
            { to: to('referee'), name: texts.paperSlips, isCurrent: kind === 'referee' },
            { to: to('field'), name: texts.paperFields, isCurrent: kind === 'field' },
          ]}
        />
        <SiteLink to={`/referee-field-schedule?event=${day.slug}`}>{backToSchedule}</SiteLink>
      </PrintToolbar>
      <Sheets
        day={day}
        sheets={kind === 'field' ? fieldSheets(day, params.get('pitch')) : slipSheets(day)}
        livePath="/referee-field-schedule"
        isLandscape={kind === 'field'}
        isOld={isLost}
        label={kind === 'field' ? texts.paperFields : texts.paperSlips}
      />
    </>
  )
}

function fieldSheets(day: DayView, pitch: string | null): SheetContent[] {
  const games = day.games.filter(({ start }) => start !== null)
  return day.pitches
    .filter(({ id }) => (pitch === null || id === pitch) && games.some(({ pitchId }) => pitchId === id))
    .map(({ id, name, type }) => ({
      key: id,
      body: (
        <div className={styles.field}>
          <FieldTable
            day={day}
            name={pitchAndType(name, type)}
            games={games.filter(({ pitchId }) => pitchId === id)}
          />
        </div>
      ),
    }))
}

const slipSheets = (day: DayView): SheetContent[] =>
  sheetAfterSheet(refereeDays(day), SLIPS).map((own, n) => ({
    key: `slips ${n}`,
    body: (
      <div className={styles.slips}>
        {own.map(
          (one) =>
            one && (
              <article key={one.id} className={styles.strip} data-slip={one.id}>
                <Slip one={one} />
              </article>
            ),
        )}
      </div>
    ),
  }))
