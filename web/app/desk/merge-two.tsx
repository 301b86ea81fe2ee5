import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChange } from '../area/area-data.tsx'
import { plainProblem } from '../data/plain-problem.ts'
import { callRest, refusalCode } from '../data/rest.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { ListStates } from '../ui/list-states.tsx'
import { notify } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import styles from './merge-two.module.css'
import { useReport } from './use-report.ts'

/** One of the two records, as its side of the page receives it. */
export interface MergeSideProps {
  id: string
  fate: 'stays' | 'goes'
  onOther: () => void
}

export interface FindProps {
  /** The other record's id, which is not suggested again. */
  notThis: string | null
  onChoose: (id: string) => void
}

interface Merged {
  keep: { id: string; version: number }
  gone: { id: string; version: number }
}

/** What differs between the kinds of record. `Preview` is what the server says would happen. */
export interface MergeTwoProps<Preview extends Merged> {
  title: string
  note: string
  /** The path under `manage` that previews two ids and merges them. */
  path: string
  Side: (props: MergeSideProps) => ReactNode
  Find: (props: FindProps) => ReactNode
  sentences: (preview: Preview) => string[]
  /** What to consider before merging. */
  doubt: (preview: Preview) => ReactNode
  nameOf: (preview: Preview) => string
  /** Shown beside the button. */
  action?: (preview: Preview) => ReactNode
  done: (keepId: string) => string
}

/** Merges two records of one person. Both ids stand in the address, so that other screens can link here. */
export function MergeTwo<Preview extends Merged>(props: MergeTwoProps<Preview>) {
  const [search, setSearch] = useSearchParams()
  const [keep, gone] = [search.get('keep'), search.get('gone')]
  const choose = (part: 'keep' | 'gone') => (id: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [part]: id }), { replace: true })
  const { Side, Find } = props
  const side = (part: 'keep' | 'gone', id: string | null, notThis: string | null) => {
    const title = part === 'keep' ? 'This one stays' : 'This one goes'
    const onChoose = choose(part)
    return (
      <section className={ui.section} aria-label={title}>
        <h2>{title}</h2>
        {id ? (
          <Side id={id} fate={part === 'keep' ? 'stays' : 'goes'} onOther={() => onChoose('')} />
        ) : (
          <Find notThis={notThis} onChoose={onChoose} />
        )}
      </section>
    )
  }
  return (
    <DeskPage title={props.title} note={props.note}>
      <div className={styles.pair}>
        {side('keep', keep, gone)}
        {side('gone', gone, keep)}
      </div>
      {keep && gone && (
        <>
          <div className={ui.actions}>
            <Button kind="small" onClick={() => setSearch({ keep: gone, gone: keep }, { replace: true })}>
              Swap the two
            </Button>
          </div>
          <Outlook key={`${keep} ${gone}`} {...props} keepId={keep} goneId={gone} />
        </>
      )}
    </DeskPage>
  )
}

type OutlookProps<Preview extends Merged> = MergeTwoProps<Preview> & { keepId: string; goneId: string }

function Outlook<Preview extends Merged>({ keepId, goneId, ...props }: OutlookProps<Preview>) {
  const loaded = useReport<Preview>(
    `${props.path}/${encodeURIComponent(keepId)}/${encodeURIComponent(goneId)}`,
  )
  return (
    <section className={ui.card} aria-label="What will happen">
      <h2>What will happen</h2>
      {refusalCode(loaded.error) ? (
        <p className={ui.notice} role="alert">
          {plainProblem(loaded.error)}
        </p>
      ) : (
        <ListStates loaded={loaded}>{(preview) => <Moves {...props} preview={preview} />}</ListStates>
      )}
    </section>
  )
}

function Moves<Preview extends Merged>({ preview, ...props }: MergeTwoProps<Preview> & { preview: Preview }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { keep, gone } = preview
  const merge = useChange(() =>
    callRest('manage', 'post', props.path, {
      body: { keepId: keep.id, keepVersion: keep.version, goneId: gone.id, goneVersion: gone.version },
    }),
  )
  const doubt = props.doubt(preview)
  return (
    <>
      <ul className={ui.bullets}>
        {props.sentences(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {doubt && <p className={ui.notice}>{doubt}</p>}
      <div className={ui.actions}>
        <Button onClick={() => setAsking(true)}>Merge into {props.nameOf(preview)}</Button>
        {props.action?.(preview)}
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
            notify('Merged.')
            await navigate(props.done(keep.id))
          }}
          onClose={() => setAsking(false)}
        >
          <p>This can’t be undone. The audit keeps a record of both.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
