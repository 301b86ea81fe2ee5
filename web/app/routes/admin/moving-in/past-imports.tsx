import { useState } from 'react'
import { datedMoment } from '../../../club/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import {
  brought,
  families,
  type Invited,
  type MoveIn,
  type Undone,
  useInvite,
  useUndo,
} from './moving-in-data.ts'

/** Past imports, newest first, and how to undo them. */
export function PastImports({ items }: { items: MoveIn[] }) {
  const [asked, setAsked] = useState<MoveIn | null>(null)
  const [invited, setInvited] = useState<MoveIn | null>(null)
  const [stays, setStays] = useState<Undone['stays']>([])
  const [leftOut, setLeftOut] = useState<Invited['leftOut']>([])
  const undo = useUndo()
  if (items.length === 0) return <p className="quiet">Nothing has been imported yet.</p>
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
            <ImportCard item={item} onUndo={() => setAsked(item)} onInvite={() => setInvited(item)} />
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
            {brought(asked)} will be removed, and payments reversed in the books. Anyone who has since been
            changed, paid, registered or taken over their record stays.
          </p>
        </ConfirmDialog>
      )}
      {invited && <InviteDialog item={invited} onLeftOut={setLeftOut} onClose={() => setInvited(null)} />}
      {stays.length > 0 && (
        <NamedWithReasons
          title="These stay"
          items={stays.map(({ name, why }) => ({ name, why: `${why}.` }))}
          onClose={() => setStays([])}
        />
      )}
      {leftOut.length > 0 && (
        <NamedWithReasons
          title={`Not invited: ${families(leftOut.length)}`}
          items={leftOut}
          onClose={() => setLeftOut([])}
        />
      )}
    </>
  )
}

interface NamedProps {
  title: string
  items: readonly { name: string; why: string }[]
  onClose: () => void
}

const NamedWithReasons = ({ title, items, onClose }: NamedProps) => (
  <Dialog title={title} onClose={onClose}>
    <ul className={ui.bullets}>
      {items.map(({ name, why }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list never changes
        <li key={n}>
          {name} {why}
        </li>
      ))}
    </ul>
  </Dialog>
)

interface InviteProps {
  item: MoveIn
  onLeftOut: (leftOut: Invited['leftOut']) => void
  onClose: () => void
}

function InviteDialog({ item, onLeftOut, onClose }: InviteProps) {
  const invite = useInvite()
  const send = async () => {
    const { invited, leftOut } = await invite.mutateAsync(item.id)
    if (invited > 0) notify(`Invited ${families(invited)}.`)
    onLeftOut(leftOut)
  }
  return (
    <ConfirmDialog
      title={`Invite ${families(item.toInvite)} by email?`}
      confirm="Send invitations"
      busy="Sending..."
      keep="Not yet"
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        Each family gets one email with a code. They sign up, enter it with a child’s birth date, and take
        over their record. No one is invited twice.
      </p>
    </ConfirmDialog>
  )
}

interface ImportCardProps {
  item: MoveIn
  onUndo: () => void
  onInvite: () => void
}

function ImportCard({ item, onUndo, onInvite }: ImportCardProps) {
  const { fileName, madeBy, madeAt, undoneAt, toInvite, invited } = item
  return (
    <>
      <div className={ui.between}>
        <h3>{fileName}</h3>
        {undoneAt && <Chip tone="quiet">Undone</Chip>}
      </div>
      <p>
        {brought(item)}
        {invited > 0 && `, ${invited} invited`}
        <br />
        <span className="quiet small">
          {madeBy}, {datedMoment(madeAt)}
        </span>
      </p>
      {!undoneAt && (
        <p className={ui.actions}>
          {toInvite > 0 && (
            <Button kind="small" onClick={onInvite}>
              Invite {families(toInvite)} by email...
            </Button>
          )}
          <Button kind="small" onClick={onUndo}>
            Undo...
          </Button>
        </p>
      )}
    </>
  )
}
