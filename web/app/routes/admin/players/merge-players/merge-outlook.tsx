import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { callRest, refusalCode } from '../../../../data/rest.ts'
import { fieldName } from '../../../../desk/audit-words.ts'
import { useReport } from '../../../../desk/use-report.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { notify } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'

interface Entry {
  id: string
  version: number
  name: string
  birthDate: string
}

/** What the server says would happen: it has tried, and undone it. */
interface Outlook {
  keep: Entry
  gone: Entry
  registrations: number
  kitOrders: number
  consents: number
  taken: string[]
  prices: { registrationId: string; playerName: string; beforeCents: number; afterCents: number }[]
}

/** What would become of the two, and the button that does it. */
export function MergeOutlook({ keepId, goneId }: { keepId: string; goneId: string }) {
  const path = `/child-merges/${encodeURIComponent(keepId)}/${encodeURIComponent(goneId)}`
  const loaded = useReport<Outlook>(path)
  return (
    <section className={ui.card} aria-label="What would happen">
      <h2>What would happen</h2>
      {refusalCode(loaded.error) ? (
        <p className={ui.notice} role="alert">
          {plainProblem(loaded.error)}
        </p>
      ) : (
        <ListStates loaded={loaded}>{(outlook) => <Moves outlook={outlook} />}</ListStates>
      )}
    </section>
  )
}

function Moves({ outlook }: { outlook: Outlook }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { keep, gone } = outlook
  const merge = useChange(() =>
    callRest('manage', 'post', '/child-merges', {
      body: { keepId: keep.id, keepVersion: keep.version, goneId: gone.id, goneVersion: gone.version },
    }),
  )
  return (
    <>
      <ul className={ui.bullets}>
        {sentences(outlook).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {keep.name !== gone.name && keep.birthDate !== gone.birthDate && (
        <p className={ui.notice}>Name and birth date both differ. Are you sure that it is one child?</p>
      )}
      <div className={ui.actions}>
        <Button onClick={() => setAsking(true)}>Merge into {keep.name}</Button>
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
            await navigate(`/admin/players/${keep.id}/registrations`)
          }}
          onClose={() => setAsking(false)}
        >
          <p>There is no undo. The audit keeps a record of both.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

function sentences({ keep, gone, registrations, kitOrders, consents, taken, prices }: Outlook): string[] {
  const along = [
    ...counted(registrations, 'registration', 'registrations'),
    ...counted(kitOrders, 'kit order', 'kit orders'),
    ...counted(consents, 'consent', 'consents'),
  ]
  const names = taken.map((field) => fieldName(field).toLowerCase())
  return [
    `${gone.name} becomes ${keep.name}, whose name and birth date stay.`,
    along.length > 0 ? `With it: ${listOf(along, 'and')}.` : 'There is nothing to go with it.',
    ...(names.length > 0
      ? [`Taken over, because it is missing or adds to it: ${listOf(names, 'and')}.`]
      : []),
    ...prices.map(
      ({ playerName, beforeCents, afterCents }) =>
        `${playerName}: ${formatCents(afterCents)} instead of ${formatCents(beforeCents)}, for one child instead of two.`,
    ),
  ]
}
