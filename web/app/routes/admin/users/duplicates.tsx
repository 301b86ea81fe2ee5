import { listOf } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { DeskPage } from '../../../desk/desk-page.tsx'
import { ListStates } from '../../../desk/list-states.tsx'
import type { PersonLine } from '../../../desk/people-lines.ts'
import { useReport } from '../../../desk/use-report.ts'
import { EmptyState } from '../../../family/empty-state.tsx'
import family from '../../../family/family.module.css'
import { pageMeta } from '../../../page-meta.ts'
import { PersonCard } from './person-card.tsx'
import styles from './users.module.css'

export const meta = pageMeta({
  title: 'Possible duplicates',
  description: 'Users who may be one person.',
  isPrivate: true,
})

interface Pair {
  id: string
  first: PersonLine
  second: PersonLine
  reasons: ('SAME_EMAIL' | 'SAME_NAME_AND_PHONE' | 'SAME_CHILD')[]
  child: string | null
}

export default function Duplicates() {
  useLive(['User', 'Player'])
  const loaded = useReport<{ items: Pair[] }>('/duplicates')
  return (
    <DeskPage
      title="Possible duplicates"
      note="Two records of what may be one person. Two parents of one child are no duplicate: link them as a family."
    >
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nobody is here twice"
              action={
                <Link className="button" to="/admin/users">
                  To all users
                </Link>
              }
            >
              No two users share an address, a name and phone, or a child.
            </EmptyState>
          ) : (
            <ul className={`plain-list ${family.cards}`}>
              {items.map((pair) => (
                <li key={pair.id} className={family.card}>
                  <div className={family.between}>
                    <h2>{reasonWords(pair)}</h2>
                    <Link className={family.small} to={mergePath(pair)}>
                      Compare and merge
                    </Link>
                  </div>
                  <div className={styles.pair}>
                    <PersonCard person={pair.first} />
                    <PersonCard person={pair.second} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </ListStates>
    </DeskPage>
  )
}

/** The one that can sign in is the one to keep, unless somebody decides otherwise. */
function mergePath({ first, second }: Pair): string {
  const [keep, gone] = !first.accountId && second.accountId ? [second, first] : [first, second]
  return `/admin/users/merge?${new URLSearchParams({ keep: keep.id, gone: gone.id })}`
}

function reasonWords({ reasons, child }: Pair): string {
  const words = {
    SAME_EMAIL: 'the same e-mail',
    SAME_NAME_AND_PHONE: 'the same name and phone',
    SAME_CHILD: 'the same child',
  }
  const sentence = listOf(
    reasons.map((reason) => (reason === 'SAME_CHILD' && child ? `the same child, ${child}` : words[reason])),
    'and',
  )
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
