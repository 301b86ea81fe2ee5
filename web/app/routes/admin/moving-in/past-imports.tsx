import { useState } from 'react'
import { datedMoment } from '../../../club/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { children, families, type MoveIn, type Undone, useUndo } from './moving-in-data.ts'

/** What was brought in, newest first, and how to take it back. */
export function PastImports({ items }: { items: MoveIn[] }) {
  const [asked, setAsked] = useState<MoveIn | null>(null)
  const [stays, setStays] = useState<Undone['stays']>([])
  const undo = useUndo()
  if (items.length === 0) return <p className="quiet">Nothing was brought in yet.</p>
  const take = async ({ id }: MoveIn) => {
    const done = await undo.mutateAsync(id)
    notify(`Removed: ${brought(done.removed)}.`)
    setStays(done.stays)
  }
  return (
    <>
      <ul className={`plain-list ${ui.cards}`}>
        {items.map((item) => (
          <li key={item.id} className={ui.card}>
            <ImportCard item={item} onUndo={() => setAsked(item)} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`Undo “${asked.fileName}”?`}
          confirm="Undo it"
          busy="Undoing..."
          keep="Keep them"
          isHarmful
          onConfirm={() => take(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            {brought(asked)} will be removed. Whoever is registered, was changed or has taken over their
            record stays.
          </p>
        </ConfirmDialog>
      )}
      {stays.length > 0 && (
        <Dialog title="These stay" onClose={() => setStays([])}>
          <ul className={ui.bullets}>
            {stays.map(({ name, why }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list never changes
              <li key={n}>
                {name} {why}.
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

/** '2 families, 3 children'; those who joined a family that was here are children alone. */
const brought = ({ families: made, children: count }: Pick<MoveIn, 'families' | 'children'>) =>
  [made > 0 && families(made), children(count)].filter(Boolean).join(', ')

function ImportCard({ item, onUndo }: { item: MoveIn; onUndo: () => void }) {
  const { fileName, madeBy, madeAt, undoneAt } = item
  return (
    <>
      <div className={ui.between}>
        <h3>{fileName}</h3>
        {undoneAt && <Chip tone="quiet">Undone</Chip>}
      </div>
      <p>
        {brought(item)}
        <br />
        <span className="quiet small">
          {madeBy}, {datedMoment(madeAt)}
        </span>
      </p>
      {!undoneAt && (
        <p className={ui.actions}>
          <Button kind="small" onClick={onUndo}>
            Undo...
          </Button>
        </p>
      )}
    </>
  )
}
