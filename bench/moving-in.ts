import { randomUUID } from 'node:crypto'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { type AskDesk, askDesk } from './bank-treasurer.ts'
import { withClubs } from './clubs.ts'
import { startBoth } from './start-both.ts'
import { atMost } from './summary.ts'

/** The most rows that a sheet may have. */
const ROWS = 1_500
/** The goal: after a longer wait, people think that it has stopped. */
const BAR_SECONDS = 30

const MOVE_IN = 'mutation ($input: MoveInInput!) { it: moveIn(input: $input) { outcome } }'
const UNDO = 'mutation ($input: UndoMoveInInput!) { it: undoMoveIn(input: $input) { outcome } }'

/** A whole club from a spreadsheet: two children per family, each with a place and a payment. */
export const printMovingInTable = () =>
  withClubs(async (clubOf) => {
    const { touchline, sign, stop } = await startBoth(await clubOf(400))
    try {
      const ask = askDesk(touchline.url, await sign('desk@example.org', ['pmfcadmin']))
      const content = Buffer.from(await sheetFor(ask)).toString('base64')
      const outcome = async (query: string, input: object) =>
        JSON.parse((await ask(query, { input })).it.outcome)
      const looked = await timed(() => outcome(MOVE_IN, { content }))
      const id = randomUUID()
      const written = await timed(() => outcome(MOVE_IN, { content, seen: looked.answer.seen, id }))
      const undone = await timed(async () => {
        let { isDone } = await outcome(UNDO, { id })
        while (!isDone) ({ isDone } = await outcome(UNDO, { id }))
      })
      const { families, children, registrations, payments } = looked.answer
      console.log(
        `\nA sheet of ${ROWS} rows: ${families} families, ${children} children, ${registrations} registrations, ${payments} payments`,
      )
      console.table({
        'looked at': { seconds: looked.seconds },
        written: { seconds: written.seconds, bar: BAR_SECONDS },
        undone: { seconds: undone.seconds },
      })
      if (registrations !== ROWS || payments !== ROWS) process.exitCode = 1
      return [atMost(`a sheet of ${ROWS} families is written`, written.seconds, BAR_SECONDS, ' s')]
    } finally {
      await stop()
    }
  })

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const startedAt = performance.now()
  const answer = await work()
  return { answer, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }
}

/** For a running program at $80.00 a month. */
async function sheetFor(ask: AskDesk): Promise<string> {
  const today = clubDay(new Date())
  const program = { name: 'Juniors', startDate: addDays(today, -60), endDate: addDays(today, 60) }
  const made = await ask(
    'mutation ($input: CreateProgramInput!) { it: createProgram(input: $input) { id } }',
    {
      input: program,
    },
  )
  await ask('mutation ($input: CreateProgramFeeInput!) { it: createProgramFee(input: $input) { id } }', {
    input: { programFeesId: made.it.id, type: 'MONTHLY_ONCE', amount: 80 },
  })
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const family = nameOf(Math.floor(n / 2))
    const [child, birthDate] = n % 2 === 0 ? ['Mia', '2016-03-04'] : ['Leo', '2018-05-06']
    const place = `Juniors,Active,${addDays(today, -50)},80.00,${addDays(today, -45)},e-Transfer`
    return `${child} ${family},${birthDate},Ana ${family},${family.toLowerCase()}@example.org,${place}`
  })
  const headings =
    'Player name,Birth date,Parent name,Parent email,Program,Registration status,Registration date,Amount paid,Paid on,Payment method'
  return [headings, ...rows].join('\n')
}

/** Names that are unique for each family. */
const nameOf = (n: number): string =>
  `Costa${n
    .toString(26)
    .padStart(3, '0')
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))}`
