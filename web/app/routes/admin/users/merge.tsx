import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { personName } from '../../../desk/people-lines.ts'
import { usePerson } from '../../../desk/people-list.ts'
import { useReport } from '../../../desk/use-report.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { ApartButton } from './apart-button.tsx'
import { FindUser } from './find-user.tsx'
import { type MergePreview, mergeSentences } from './merge-preview.ts'
import { PersonCard } from './person-card.tsx'
import styles from './users.module.css'

export const meta = pageMeta({
  title: 'Merge two users',
  description: 'Two records, one person.',
  isPrivate: true,
})

/** Both stand in the address, so that lists and single users can lead here. */
export default function Merge() {
  const [search, setSearch] = useSearchParams()
  const [keep, gone] = [search.get('keep'), search.get('gone')]
  const choose = (part: 'keep' | 'gone') => (id: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [part]: id }), { replace: true })
  return (
    <DeskPage
      title="Merge two users"
      note="For one person with two records. What moves is shown before anything is done."
    >
      <div className={styles.pair}>
        <Side title="This one stays" id={keep} fate="stays" notThis={gone} onChoose={choose('keep')} />
        <Side title="This one goes" id={gone} fate="goes" notThis={keep} onChoose={choose('gone')} />
      </div>
      {keep && gone && (
        <>
          <div className={ui.actions}>
            <Button kind="small" onClick={() => setSearch({ keep: gone, gone: keep }, { replace: true })}>
              Swap the two
            </Button>
          </div>
          <Preview key={`${keep} ${gone}`} keep={keep} gone={gone} />
        </>
      )}
    </DeskPage>
  )
}

interface SideProps {
  title: string
  id: string | null
  fate: 'stays' | 'goes'
  notThis: string | null
  onChoose: (id: string) => void
}

function Side({ title, id, fate, notThis, onChoose }: SideProps) {
  return (
    <section className={ui.section} aria-label={title}>
      <h2>{title}</h2>
      {id ? (
        <Chosen id={id} fate={fate} onOther={() => onChoose('')} />
      ) : (
        <FindUser notThis={notThis} onChoose={onChoose} />
      )}
    </section>
  )
}

function Chosen({ id, fate, onOther }: { id: string; fate: 'stays' | 'goes'; onOther: () => void }) {
  return (
    <ListStates loaded={usePerson(id)}>
      {(person) =>
        person === null ? (
          <div className={ui.card}>
            <p role="status">There is no such user any more.</p>
            <Button kind="small" onClick={onOther}>
              Somebody else
            </Button>
          </div>
        ) : (
          <PersonCard person={person} fate={fate}>
            <div className={ui.actions}>
              <Button kind="small" onClick={onOther}>
                Somebody else<span className="visually-hidden"> than {personName(person)}</span>
              </Button>
            </div>
          </PersonCard>
        )
      }
    </ListStates>
  )
}

function Preview({ keep, gone }: { keep: string; gone: string }) {
  const path = `/merges/${encodeURIComponent(keep)}/${encodeURIComponent(gone)}`
  const loaded = useReport<MergePreview>(path)
  const refused = isRefusal(loaded.error)
  return (
    <section className={ui.card} aria-label="What would happen">
      <h2>What would happen</h2>
      {refused ? (
        <p className={ui.notice} role="alert">
          {plainProblem(loaded.error)}
        </p>
      ) : (
        <ListStates loaded={loaded}>{(preview) => <Moves preview={preview} />}</ListStates>
      )}
    </section>
  )
}

const isRefusal = (error: Error | null) =>
  (error as { response?: { statusCode: number } } | null)?.response?.statusCode === 409

function Moves({ preview }: { preview: MergePreview }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { keep, gone } = preview
  const merge = useChange(() =>
    callRest('manage', 'post', '/merges', {
      body: { keepId: keep.id, keepVersion: keep.version, goneId: gone.id, goneVersion: gone.version },
    }),
  )
  return (
    <>
      <ul className={ui.bullets}>
        {mergeSentences(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {!preview.hasKeptAccount && preview.account === 'CLOSED' && (
        <p className={ui.notice}>
          The one that stays cannot sign in, the one that goes can. Swap the two, or invite {keep.email}{' '}
          afterwards.
        </p>
      )}
      <div className={ui.actions}>
        <Button onClick={() => setAsking(true)}>Merge into {keep.email}</Button>
        <ApartButton
          oneId={keep.id}
          otherId={gone.id}
          isApart={false}
          onSaid={() => navigate('/admin/users/duplicates')}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Merge these two?"
          confirm="Merge"
          busy="Merging..."
          keep="Back"
          isHarmful
          onConfirm={async () => {
            await merge.mutateAsync(undefined)
            notify('Merged into one entry.')
            await navigate(`/admin/users/${keep.id}`)
          }}
          onClose={() => setAsking(false)}
        >
          <p>There is no undo. The audit keeps a record of both.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
