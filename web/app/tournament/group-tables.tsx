import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { mixed, written } from '../languages/written.tsx'
import { Section } from '../ui/section.tsx'
import { Table } from '../ui/table/table.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

type Row = DayView['tables'][number]['rows'][number]

const COLUMNS: [title: string, value: (row: Row) => string | number][] = [
  [texts.playedColumn, ({ played }) => played],
  [texts.won, ({ won }) => won],
  [texts.drawn, ({ drawn }) => drawn],
  [texts.lost, ({ lost }) => lost],
  [texts.goals, ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`],
  [texts.points, ({ points }) => points],
]

/** Standings of divisions that keep results; for others nothing is shown, not even a heading (T-9). */
export function GroupTables({ tables }: { tables: DayView['tables'] }) {
  if (tables.length === 0) return null
  return (
    <Section id="standings" title={texts.standings} lead={texts.standingsLead}>
      {tables.map((table) => (
        <GroupTable key={table.groupId} table={table} />
      ))}
    </Section>
  )
}

function GroupTable({ table: { name, rows } }: { table: DayView['tables'][number] }) {
  // Before the first game everybody is first, which tells nobody anything.
  if (rows.every(({ played }) => played === 0))
    return <p>{mixed(texts.tableFollows(name, texts.names(rows.map(({ team }) => team))))}</p>
  return (
    <ScrollRegion label={name}>
      <Table isCardsOnPhone className={styles.wide}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {[texts.team, ...COLUMNS.map(([title]) => title), texts.why].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              <th scope="row">
                {texts.placeOf(row.place)}
                {written(row.team)}
              </th>
              {COLUMNS.map(([title, value]) => (
                <td key={title} data-label={title}>
                  {value(row)}
                </td>
              ))}
              <td className={styles.why} data-label={texts.why}>
                {mixed(row.reason)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
