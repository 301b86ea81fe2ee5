import { clubDay } from '@touchline/domain/club-clock.ts'
import type { AnyRow } from '@touchline/domain/models/rows.ts'
import { errorCode } from '../../error-code.ts'
import { inTime, type Sql } from '../../postgres/pool.ts'
import { isWorthPreparing } from '../../postgres/prepared.ts'
import type { SiteLinks } from '../../site-links.ts'
import { traced } from '../../traces.ts'
import { writeRules } from '../../write-rules.ts'
import { visible } from '../access.ts'
import type { Caller } from '../caller.ts'
import { Refusal } from '../errors.ts'
import { rowColumns } from '../read/row.ts'
import { openMarked } from '../read/sealed.ts'
import { selected } from '../read/selection.ts'
import { Statement, type StatementInput } from '../statement.ts'
import { DEADLOCK } from './in-transaction.ts'
import { ownRowAhead } from './own-row.ts'
import { recordedSql } from './record.ts'
import type { Unsent } from './rows.ts'
import type { WriteContext } from './rules.ts'
import type { RowView, Shown } from './show.ts'
import { NeedsRow } from './unseen-row.ts'
import { startWrite, type Task, type Write, type WriteArguments, writerOf } from './write.ts'
import { startUnseen } from './write-unseen.ts'

/**
 * Handles a write that only affects its own row in a single statement that commits by itself: it checks the caller's
 * credentials, writes, records and returns the row. Whether a write qualifies is found by trying: its rules run
 * without a database and without the row. If a rule needs the row, it is read first; if a rule needs the database, the
 * write runs the ordinary way. So does a write that is refused or finds no row, because the ordinary way knows the
 * reason. In all these cases the result is null and nothing was written.
 */
export async function writeAlone(
  sql: Sql,
  write: Write,
  args: WriteArguments,
  wanted: RowView,
  asked: StatementInput & { links?: SiteLinks },
): Promise<Shown | null> {
  if (write.operation === 'delete' || !isPlain(wanted, asked)) return null
  const input = { ...asked, caller: writerOf(write, args, asked.caller) }
  const task = { ...write, statement: input, args, wanted, own: null }
  const seen = async () => ({ ...task, own: await ownOf(sql, write, args, input.caller) })
  const unsent =
    (write.operation === 'update' && (await unsentOf(startUnseen, task, input))) ||
    (await unsentOf(startWrite, await seen(), input))
  const bound = unsent && aloneStatement(input, wanted, unsent)
  if (!bound) return null
  const { text, statement } = bound
  const send = () => inTime(sql.unsafe(text, statement.bind(), { prepare: isWorthPreparing(text) }))
  const [row] = await traced('database write', send).catch(nothingAfterDeadlock)
  if (!row) return null
  const json: string = row.json
  return { json: statement.hasSealed ? openMarked(json) : json, refused: [] }
}

/** PostgreSQL has aborted this statement because of a deadlock; it is run again the ordinary way. */
function nothingAfterDeadlock(error: unknown): [] {
  if (errorCode(error) === DEADLOCK) return []
  throw error
}

/** Only the row's own fields, each once: subqueries on other rows would not see this write. */
const isPlain = ({ model, selections }: RowView, asked: StatementInput): boolean =>
  selected({ fragments: asked.fragments, live: asked }, selections).every(
    ({ key, name, selections: inner }) =>
      key === name && inner.length === 0 && model.computed?.[name] === undefined,
  )

async function ownOf(
  sql: Sql,
  { model, operation }: Write,
  { input: { id } }: WriteArguments,
  caller: Caller,
): Promise<AnyRow | null> {
  return operation === 'create' || id == null ? null : inTime(ownRowAhead(sql, caller, model, id))
}

class NeedsTransaction extends Error {}

const WHY_NOT = [NeedsTransaction, NeedsRow, Refusal]

const needsTransaction = (): never => {
  throw new NeedsTransaction()
}

/** The email address of a session is only known to PostgreSQL, so a rule that reads it needs a transaction. */
const withoutAddress = (caller: Caller): Caller => ({
  ...caller,
  get email() {
    return needsTransaction()
  },
})

/** The row to write, if it is just one and the rules needed no query. */
async function unsentOf(
  start: typeof startWrite,
  task: Task,
  { caller, now, links }: StatementInput & { links?: SiteLinks },
): Promise<Unsent | null> {
  const unsent: Unsent[] = []
  const context: WriteContext = {
    get tx() {
      return needsTransaction()
    },
    get myUserId() {
      return needsTransaction()
    },
    caller: caller.email === null ? withoutAddress(caller) : caller,
    now,
    today: clubDay(now),
    links,
    rules: writeRules,
    keepUnsent: (one) => unsent.push(one),
  }
  try {
    const { written, followed } = await start(task, context)
    await Promise.all([written, followed])
    return unsent.length === 1 ? (unsent[0] ?? null) : null
  } catch (error) {
    if (WHY_NOT.some((why) => error instanceof why)) return null
    throw error
  }
}

function aloneStatement(
  input: StatementInput,
  { model, selections, path }: RowView,
  unsent: Unsent,
): { text: string; statement: Statement } | null {
  const statement = new Statement(input)
  const recorded = recordedSql(input, unsent)
  for (const value of recorded.params) statement.param(() => value, 'any')
  const isSeen = visible(statement, model, 't')
  // Ownership of a row that does not exist yet cannot be checked in the same statement.
  if (unsent.change.action === 'CREATE' && isSeen !== 'true') return null
  const columns = rowColumns(statement, model, 't', selections, path)
  const text = statement.finishWrite((holds) => {
    const tables = recorded.text({ holds: `${isSeen} and ${holds}`, actor: actorSql(input.caller) })
    return `${tables} select (select row_to_json("$row") from (select ${columns} from written t) "$row") as json from noted`
  })
  return { text, statement }
}

/** The address of the actor, looked up if only their session is known. */
const actorSql =
  ({ session, email, impersonation }: Caller) =>
  (place: string) =>
    session !== null && email === null && impersonation === null
      ? `coalesce(${place}, (select email from session))`
      : place
