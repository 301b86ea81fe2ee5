import { shirtColour } from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import { addMinutes, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { sheetAfterSheet } from '@touchline/domain/tournament/view/cut-and-stack.ts'
import type { DayView, TeamView } from '@touchline/domain/tournament/view/day-view.ts'
import { MEET_MINUTES, teamDay } from '@touchline/domain/tournament/view/team-day.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import { against, comma } from '../tournament/tournament.texts.ts'
import { useLiveDay } from '../tournament/use-live-day.ts'
import { ChipLinks } from '../ui/chip-links.tsx'
import styles from './paper.module.css'
import * as texts from './paper.texts.ts'
import { PrintToolbar } from './print-toolbar.tsx'
import { Qr } from './qr.tsx'
import { type SheetContent, Sheets, useLiveAddress } from './sheets.tsx'

const STRIPS = 8

interface TeamPaperProps {
  day: DayView
  kind: 'strips' | 'poster'
  params: URLSearchParams
}

/** Strips for lanyards, eight on a sheet, or a poster for each division. */
export function TeamPaper({ day, kind, params }: TeamPaperProps) {
  const isLost = useLiveDay(day)
  const division = day.divisions.find(({ id }) => id === params.get('division')) ?? null
  const address = useLiveAddress(day, '/team-schedule')
  const wanted = params.getAll('team')
  const teams = day.teams.filter(
    ({ id, divisionId }) =>
      (division === null || divisionId === division.id) && (wanted.length === 0 || wanted.includes(id)),
  )
  const to = (words: Record<string, string>) =>
    `/team-schedule?${new URLSearchParams({ event: day.slug, print: kind, ...words })}`
  const posters = day.divisions
    .filter(({ id }) => division === null || id === division.id)
    .map(({ id, name }) => ({ key: id, body: <Poster day={day} divisionId={id} name={name} /> }))
  return (
    <>
      <PrintToolbar
        title={kind === 'strips' ? texts.teamStrips : texts.posters}
        lead={kind === 'strips' ? texts.stripsLead : texts.postersLead}
        action={texts.print}
      >
        <ChipLinks
          label={texts.paper}
          chips={[
            { to: to({ print: 'strips' }), name: texts.teamStrips, isCurrent: kind === 'strips' },
            { to: to({ print: 'poster' }), name: texts.posters, isCurrent: kind === 'poster' },
          ]}
        />
        <ChipLinks
          label={texts.division}
          chips={[
            { to: to({}), name: texts.allDivisions, isCurrent: division === null },
            ...day.divisions.map(({ id, name }) => ({
              to: to({ division: id }),
              name,
              isCurrent: id === division?.id,
            })),
          ]}
        />
        <SiteLink to={`/team-schedule?event=${day.slug}`}>{texts.backToSchedule}</SiteLink>
      </PrintToolbar>
      <Sheets
        day={day}
        sheets={kind === 'strips' ? stripSheets(day, teams, address) : posters}
        livePath="/team-schedule"
        isOld={isLost}
        label={kind === 'strips' ? texts.teamStrips : texts.posters}
      />
    </>
  )
}

const stripSheets = (day: DayView, teams: readonly TeamView[], address: string): SheetContent[] =>
  sheetAfterSheet(teams, STRIPS).map((own, n) => ({
    key: `strips ${n}`,
    body: (
      <div className={styles.strips}>
        {own.map(
          (team) =>
            team && <Strip key={team.id} day={day} team={team} address={`${address}&team=${team.id}`} />,
        )}
      </div>
    ),
  }))

function Strip({ day, team, address }: { day: DayView; team: TeamView; address: string }) {
  const own = teamDay(day, team.id)
  const first = own[0]?.game.start
  return (
    <article className={styles.strip} data-strip={team.id}>
      <div className={styles.code}>
        <Qr address={address} label={texts.codeOf(team.name)} />
      </div>
      <h2>{written(team.name)}</h2>
      <p>
        {mixed(texts.teamLine(team.division, shirtColour(team.colour.name)))}
        {first && texts.meetAt(momentName(addMinutes(first, -MEET_MINUTES)))}
      </p>
      <ol className="plain-list">
        {own.map(({ game, opponent, colour, wearsOther }) => (
          <li key={game.id}>
            <strong>{game.start ? momentName(game.start) : texts.timeFollows}</strong> {written(game.pitch)}
            {comma}
            {written(opponent.name)}
            {wearsOther && colour && mixed(texts.wearColour(shirtColour(colour.name)))}
          </li>
        ))}
      </ol>
    </article>
  )
}

function Poster({ day, divisionId, name }: { day: DayView; divisionId: string; name: string }) {
  const games = day.games.filter((game) => game.divisionId === divisionId)
  return (
    <table className={`${styles.sheet} ${styles.poster}`}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.kickOff}</th>
          <th scope="col">{texts.pitch}</th>
          <th scope="col">{texts.teams}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <td>
              <time>{game.start ? momentName(game.start) : texts.follows}</time>
            </td>
            <td>{written(game.pitch)}</td>
            <td>{mixed(against(game.home.name, game.away.name))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
