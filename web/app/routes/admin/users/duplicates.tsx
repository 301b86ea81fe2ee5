import type { Person } from '@touchline/domain/users/person.ts'
import { listOf } from '@touchline/domain/words.ts'
import { Link, useSearchParams } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { PERSON } from '../../../desk/people-list.ts'
import { usePages } from '../../../desk/use-pages.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import ui from '../../../ui/ui.module.css'
import { ApartButton } from './apart-button.tsx'
import { PersonCard } from './person-card.tsx'
import styles from './users.module.css'

export const meta = pageMeta({
  title: 'Possible duplicates',
  description: 'Users who may be the same person.',
  isPrivate: true,
})

interface Pair {
  id: string
  first: Person
  second: Person
  reasons: ('SAME_EMAIL' | 'SAME_NAME_AND_PHONE' | 'SAME_CHILD')[]
  child: string | null
  /** Who has said that they are two people. */
  apart: { by: string; at: string } | null
}

const PAIRS = {
  query: `query Duplicates($apart: Boolean, $limit: Int, $from: Int) {
    deskDuplicates(apart: $apart, limit: $limit, from: $from) {
      items { id first { ${PERSON} } second { ${PERSON} } reasons child apart { by at } } total apartCount
    }
  }`,
  field: 'deskDuplicates',
}

export default function Duplicates() {
  useLive(['User', 'Player'])
  const [search] = useSearchParams()
  const isApart = search.has('apart')
  return <Listed key={String(isApart)} isApart={isApart} />
}

function Listed({ isApart }: { isApart: boolean }) {
  const { loaded, pager } = usePages<Pair, { apartCount: number }>(PAIRS, { apart: isApart })
  return (
    <DeskPage
      title={isApart ? 'Two people after all' : 'Possible duplicates'}
      note={
        isApart
          ? 'You’ve said these are two people. We won’t suggest them again.'
          : 'Records that may be the same person. Two parents of one child aren’t duplicates: link them as a family.'
      }
    >
      <ListStates loaded={loaded}>
        {({ items, apartCount }) => (
          <>
            {items.length === 0 ? <Nobody isApart={isApart} /> : <Pairs items={items} />}
            {pager && <Pager {...pager} />}
            {isApart ? (
              <Link to="/admin/users/duplicates">Back to possible duplicates</Link>
            ) : (
              apartCount > 0 && (
                <Link to="/admin/users/duplicates?apart">
                  {apartCount === 1
                    ? '1 pair marked as two people'
                    : `${apartCount} pairs marked as two people`}
                </Link>
              )
            )}
          </>
        )}
      </ListStates>
    </DeskPage>
  )
}

const Nobody = ({ isApart }: { isApart: boolean }) => (
  <EmptyState
    title={isApart ? 'No pairs here' : 'No duplicates found'}
    action={
      <Link className="button" to="/admin/users">
        To all users
      </Link>
    }
  >
    {isApart
      ? 'No pairs have been marked as two people yet.'
      : 'No two users share an address, a name and phone, or a child.'}
  </EmptyState>
)

const Pairs = ({ items }: { items: Pair[] }) => (
  <ul className={`plain-list ${ui.cards}`}>
    {items.map((pair) => (
      <li key={pair.id} className={ui.card}>
        <div className={ui.between}>
          <h2>{reasonWords(pair)}</h2>
          <div className={ui.actions}>
            <Link className="small-button" to={mergePath(pair)}>
              Compare and merge
            </Link>
            <ApartButton oneId={pair.first.id} otherId={pair.second.id} isApart={pair.apart !== null} />
          </div>
        </div>
        {pair.apart && (
          <p className="quiet small">
            Marked by {pair.apart.by}, {datedMoment(pair.apart.at)}.
          </p>
        )}
        <div className={styles.pair}>
          <PersonCard person={pair.first} />
          <PersonCard person={pair.second} />
        </div>
      </li>
    ))}
  </ul>
)

/** By default, keep the record that can sign in. */
function mergePath({ first, second }: Pair): string {
  const [keep, gone] = !first.accountId && second.accountId ? [second, first] : [first, second]
  return `/admin/users/merge?${new URLSearchParams({ keep: keep.id, gone: gone.id })}`
}

function reasonWords({ reasons, child }: Pair): string {
  const words = {
    SAME_EMAIL: 'the same email',
    SAME_NAME_AND_PHONE: 'the same name and phone',
    SAME_CHILD: 'the same child',
  }
  const sentence = listOf(
    reasons.map((reason) => (reason === 'SAME_CHILD' && child ? `the same child, ${child}` : words[reason])),
    'and',
  )
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
