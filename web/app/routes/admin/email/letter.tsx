import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ErrorScreen } from '../../../ui/error-screen.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Composer } from './compose/composer.tsx'
import { LetterProgress } from './progress/letter-progress.tsx'
import { NEW, startingValues } from './starting-values.ts'
import { useLetter } from './use-letters.ts'

export const meta = pageMeta({ title: 'Letter', description: 'A letter to a group.', isPrivate: true })

/** A draft to write on, or what became of a letter. */
export default function Letter() {
  const { id = '' } = useParams()
  // Each letter starts afresh: nothing of the one before is left in a field.
  return <LetterScreen key={id} id={id} />
}

function LetterScreen({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams()
  const [isNew, setNew] = useState(search.has(NEW))
  const [start] = useState(() => startingValues(search))
  const loaded = useLetter(id, !isNew)
  if (isNew)
    return (
      <DeskPage title="Write a letter">
        <Composer
          id={id}
          start={start}
          version={null}
          problem={null}
          onKept={() => setSearch({}, { replace: true, preventScrollReset: true })}
          onSent={() => setNew(false)}
        />
      </DeskPage>
    )
  if (!loaded.data && loaded.error?.message.startsWith('There is no such letter')) return <NoSuchLetter />
  return (
    <ListStates loaded={loaded}>
      {(letter) =>
        letter.status === 'DRAFT' ? (
          <DeskPage title="Write a letter" note={<Link to="/admin/email">All letters</Link>}>
            <Composer
              id={id}
              start={letter}
              version={letter.version}
              problem={letter.problem}
              onSent={() => loaded.refetch()}
            />
          </DeskPage>
        ) : (
          <LetterProgress letter={letter} />
        )
      }
    </ListStates>
  )
}

const NoSuchLetter = () => (
  <ErrorScreen
    title="This letter is not here"
    actions={
      <Link className="button" to="/admin/email">
        All letters
      </Link>
    }
  >
    <p>It may have been thrown away, or the address is not complete.</p>
  </ErrorScreen>
)
