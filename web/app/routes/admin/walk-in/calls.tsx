import { callsByFamily, PHONED_SHOWN_DAYS } from '@touchline/domain/walk-ins/walk-in.ts'
import { Link } from 'react-router'
import { useChange, useData } from '../../../area/area-data.tsx'
import { datedMoment, momentName } from '../../../club/day-words.ts'
import type { Request } from '../../../data/request.ts'
import { everyItem } from '../../../desk/every-item.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

export const meta = pageMeta({
  title: 'Phone calls',
  description: 'Families without an email, and what to tell them.',
  isPrivate: true,
})

interface Call {
  id: string
  userId: string
  guardian: string | null
  phone: string | null
  subject: string
  text: string
  createdAt: string
  answerBy: string | null
  phonedAt: string | null
  phonedBy: string | null
}

const CALLS = {
  query: `query Calls($limit: Int, $from: Int) {
    deskCalls(limit: $limit, from: $from) {
      items { id userId guardian phone subject text createdAt answerBy phonedAt phonedBy } total
    }
  }`,
  field: 'deskCalls',
}

const MARK = {
  query: 'mutation MarkPhoned($input: MarkPhonedInput!) { markPhoned(input: $input) { id } }',
  field: 'markPhoned',
}

/** Calls to make are not rows whose changes could be heard, so the screen polls. */
const LOOK_MS = 30_000

/** All pages, because the calls for one family may be on different ones. */
const loadCalls = (request: Request) => everyItem<Call>(request, CALLS)

/** What families without an email would have received by email (P-18). */
export default function Calls() {
  const loaded = useData(['calls'], loadCalls, { everyMs: LOOK_MS })
  return (
    <DeskPage
      title="Phone calls"
      note="These families have no email. Everything we’d have emailed them is here until someone calls."
    >
      <ListStates loaded={loaded}>
        {(items) => {
          const waiting = items.filter(({ phonedAt }) => phonedAt === null)
          const done = items.filter(({ phonedAt }) => phonedAt !== null)
          return (
            <>
              {waiting.length === 0 ? <NobodyToCall /> : <CallCards cards={callsByFamily(waiting)} />}
              {done.length > 0 && (
                <details className={ui.fold}>
                  <summary>
                    {done.length === 1 ? '1 call' : `${done.length} calls`} in the last {PHONED_SHOWN_DAYS}{' '}
                    days
                  </summary>
                  <CallCards cards={done.map((call) => [call])} />
                </details>
              )}
            </>
          )
        }}
      </ListStates>
    </DeskPage>
  )
}

const NobodyToCall = () => (
  <EmptyState
    title="No one to call"
    action={
      <Link className="button" to="/admin">
        Back to the desk
      </Link>
    }
  >
    When there’s news for a family without an email, it shows up here.
  </EmptyState>
)

const CallCards = ({ cards }: { cards: [Call, ...Call[]][] }) => (
  <ul className={`plain-list ${ui.cards}`}>
    {cards.map((calls) => (
      <li key={calls[0].id}>
        <CallCard calls={calls} />
      </li>
    ))}
  </ul>
)

/** Everything to tell one family, or the record of a call (P-19). */
function CallCard({ calls }: { calls: [Call, ...Call[]] }) {
  const [{ id, userId, guardian, phone, phonedAt }] = calls
  const name = guardian ?? 'No name'
  const mark = useChange(async (request, isDone: boolean) => {
    for (const call of calls) await request(MARK, { input: { id: call.id, isDone } })
  })
  const setDone = async (isDone: boolean) => {
    await mark.mutateAsync(isDone)
    if (isDone) notify(`${name} has been called.`, { undo: () => mark.mutate(false) })
  }
  return (
    <article className={ui.card} aria-labelledby={id}>
      <div className={ui.between}>
        <h2 id={id}>
          <Link to={`/admin/users/${userId}`}>{name}</Link>
        </h2>
        {phone ? (
          <a className="button quiet-button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        ) : (
          'No phone number'
        )}
      </div>
      {calls.map((call) => (
        <CallText key={call.id} call={call} />
      ))}
      <div className={ui.actions}>
        <Button kind="small" isBusy={mark.isPending} onClick={() => setDone(phonedAt === null)}>
          {phonedAt === null ? 'Mark as called' : 'Not called yet'}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </article>
  )
}

function CallText({ call: { subject, text, createdAt, answerBy, phonedAt, phonedBy } }: { call: Call }) {
  return (
    <>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className="quiet small">In an email we’d have written:</p>
      <p className={ui.asTyped}>{text}</p>
      <p className="quiet small">
        {phonedAt && phonedBy
          ? `Called by ${phonedBy}, ${datedMoment(phonedAt)}`
          : answerBy
            ? `Please call before ${momentName(answerBy)}`
            : `Since ${datedMoment(createdAt)}`}
      </p>
    </>
  )
}
