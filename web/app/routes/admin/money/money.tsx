import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { monthFrom } from '@touchline/domain/words.ts'
import { Link, useSearchParams } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { SeasonSwitch, useDeskSeason } from '../../../desk/desk-season.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Table } from '../../../ui/table/table.tsx'
import ui from '../../../ui/ui.module.css'
import { AGE_NAMES } from './age-names.ts'
import { type Books, type DueMonth, entriesOfMonth, useBooks } from './books-data.ts'
import { CardLines } from './card-lines.tsx'
import { Closing } from './closing.tsx'
import styles from './money.module.css'
import { OpenCases } from './open-cases.tsx'
import { PlacesAtRisk } from './places-at-risk.tsx'

export const meta = pageMeta({
  title: 'Money',
  description: 'The club’s books at a glance.',
  isPrivate: true,
})

/** First what needs attention, then what was expected and received. Each figure opens its list. */
export default function Money() {
  useLive(['PlayerProgramRegistration', 'KitOrder'])
  const [params] = useSearchParams()
  const { season } = useDeskSeason()
  // Accountants look at calendar years, which is chosen in the address.
  const year = Number(params.get('year')) || undefined
  const isOfSeason = year === undefined && season !== ''
  const loaded = useBooks(isOfSeason ? { season } : { year })
  return (
    <DeskPage
      title="Money"
      action={
        <>
          <SeasonSwitch />
          <Link className="small-button" to="/admin/money/entries">
            All entries
          </Link>
          <Link className="button" to="/admin/money/bank">
            Bank statement
          </Link>
        </>
      }
    >
      <ListStates loaded={loaded}>
        {(books) => (
          <>
            {!books.isComplete && (
              <p role="status">
                We’re recalculating the books. These figures will be complete in a few minutes.
              </p>
            )}
            <ToDo books={books} />
            <CardLines cards={books.cards} />
            <PlacesAtRisk places={books.atRisk} />
            <OpenCases cases={books.cases} />
            <Overdue overdue={books.overdue} />
            {isOfSeason ? <ByYear year={books.year} /> : <Years year={books.year} />}
            <Months months={books.months} />
            <Cash cash={books.cash} />
            <Closing closedThrough={books.closedThrough} />
          </>
        )}
      </ListStates>
    </DeskPage>
  )
}

function ToDo({ books: { bankLines, refunds, credit } }: { books: Books }) {
  const facts: [string, number, string][] = [
    [`bank lines to review (${bankLines.count})`, bankLines.cents, '/admin/money/bank'],
    [`refunds to send (${refunds.count})`, refunds.cents, '/admin/money/refunds'],
    [`paid ahead by families (${credit.count})`, credit.cents, '/admin/money/credits'],
  ]
  return (
    <ul className={`plain-list ${styles.toDo}`}>
      {facts.map(([name, cents, to]) => (
        <li key={to}>
          <Link to={to}>
            <strong>{formatCents(cents)}</strong> {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Overdue = ({ overdue }: Pick<Books, 'overdue'>) => (
  <section className={ui.card} aria-labelledby="overdue">
    <h2 id="overdue">Overdue</h2>
    <Table hasNumbers>
      <thead>
        <tr>
          <th scope="col">Since</th>
          <th scope="col">Families</th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        {overdue.map(({ age, families, cents }) => (
          <tr key={age}>
            <th scope="row">{AGE_NAMES[age]}</th>
            <td>{families}</td>
            <td>
              <Figure cents={cents} to={`/admin/money/dues?age=${age}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
)

const Figure = ({ cents, to }: { cents: number; to: string }) =>
  cents === 0 ? formatCents(cents) : <Link to={to}>{formatCents(cents)}</Link>

const ByYear = ({ year }: { year: number }) => (
  <div className={ui.between}>
    <h2>In the season</h2>
    <Link className="small-button" to={`?year=${year}`}>
      By the year
    </Link>
  </div>
)

const Years = ({ year }: { year: number }) => (
  <nav className={ui.between} aria-label="Year">
    <Link className="small-button" to={`?year=${year - 1}`}>
      {year - 1}
    </Link>
    <h2>{year}</h2>
    <Link className="small-button" to={`?year=${year + 1}`}>
      {year + 1}
    </Link>
  </nav>
)

/** By the month that is paid for, whenever the money arrived. */
function Months({ months }: { months: DueMonth[] }) {
  if (months.length === 0) return <p className={ui.card}>Nothing charged for these months.</p>
  return (
    <section className={ui.card} aria-labelledby="months">
      <h3 id="months">Expected and received, by month</h3>
      <Table hasNumbers className={styles.wide}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Expected</th>
            <th scope="col">Received</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        {[...Map.groupBy(months, ({ month }) => month)].map(([month, lines]) => (
          <MonthRows key={month} month={month} lines={lines} />
        ))}
      </Table>
    </section>
  )
}

function MonthRows({ month, lines }: { month: string; lines: DueMonth[] }) {
  const sum = (name: 'expectedCents' | 'receivedCents') => lines.reduce((all, line) => all + line[name], 0)
  const all = { expectedCents: sum('expectedCents'), receivedCents: sum('receivedCents') }
  return (
    <tbody>
      <tr className={styles.month}>
        <th scope="rowgroup">{monthFrom(clubNow().day, month)}</th>
        <Figures {...all} to={`/admin/money/dues?month=${month}`} />
      </tr>
      {lines.map((line) => (
        <tr key={line.programId}>
          <th scope="row">{line.program ?? 'Kit'}</th>
          <Figures {...line} to={`/admin/money/dues?month=${month}&program=${line.programId ?? 'kit'}`} />
        </tr>
      ))}
    </tbody>
  )
}

interface FiguresProps {
  expectedCents: number
  receivedCents: number
  to: string
}

const Figures = ({ expectedCents, receivedCents, to }: FiguresProps) => (
  <>
    <td>
      <Figure cents={expectedCents} to={to} />
    </td>
    <td>
      <Figure cents={receivedCents} to={to} />
    </td>
    <td>
      <Figure cents={expectedCents - receivedCents} to={`${to}&open=1`} />
    </td>
  </>
)

/** By the bank's date: what a bank statement of the month must add up to. */
const Cash = ({ cash }: Pick<Books, 'cash'>) =>
  cash.length > 0 && (
    <section className={ui.card} aria-labelledby="cash">
      <h3 id="cash">Money in and out, by bank date</h3>
      <Table hasNumbers>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">In</th>
            <th scope="col">Sent back</th>
          </tr>
        </thead>
        <tbody>
          {cash.map(({ month, receivedCents, sentCents }) => (
            <tr key={month}>
              <th scope="row">{monthFrom(clubNow().day, month)}</th>
              <td>
                <Figure cents={receivedCents} to={entriesOf(month, 'PAYMENT')} />
              </td>
              <td>
                <Figure cents={sentCents} to={entriesOf(month, 'REFUND')} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )

const entriesOf = (month: string, kind: string) => `${entriesOfMonth(month)}&kind=${kind}`
