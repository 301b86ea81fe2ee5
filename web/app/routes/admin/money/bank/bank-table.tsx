import type { Certainty } from '@touchline/domain/money/bank/proposal.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { clubNow } from '../../../../club/club-now.ts'
import { newId } from '../../../../data/new-id.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { useBookEntry } from '../../../../money/ledger.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type ChipWords } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { FindUser } from '../../users/find-user.tsx'
import { familyName } from '../family-cell.tsx'
import { type BankLineRow, type LineState, useDecide } from './bank-data.ts'

const CERTAINTY_NAMES: Record<Certainty, ChipWords> = {
  CERTAIN: { tone: 'good', children: 'Certain' },
  LIKELY: { tone: 'wait', children: 'Likely' },
  UNDECIDED: { tone: 'quiet', children: 'To review' },
}

const columns: Column<BankLineRow>[] = [
  { name: 'text', title: 'Line', cell: ({ text }) => text },
  { name: 'day', title: 'Day', cell: ({ day }) => <span className="whole">{day}</span> },
  { name: 'cents', title: 'Amount', isNumber: true, cell: ({ cents }) => formatCents(cents) },
  {
    name: 'family',
    title: 'Family',
    cell: (line) => line.userId && <Link to={`/admin/users/${line.userId}`}>{familyName(line)}</Link>,
  },
  {
    name: 'why',
    title: 'Why',
    cell: (line) => <Why {...line} />,
  },
]

function Why({ certainty, reason, note, isAutomatic, state }: BankLineRow) {
  if (state === 'BOOKED') return isAutomatic && <Chip tone="quiet">Booked automatically</Chip>
  if (!certainty) return note
  return (
    <>
      <span className="whole">
        <Chip {...CERTAINTY_NAMES[certainty]} />
      </span>{' '}
      <span className="quiet small">{reason}</span>
    </>
  )
}

type OpenDialog = { what: 'choose' | 'set aside' | 'undo'; line: BankLineRow }

/** Lines with the actions for each. */
export function BankTable({ lines }: { lines: BankLineRow[] }) {
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <DataTable
        label="Bank lines"
        rows={lines}
        columns={columns}
        nameOf={({ text, day }) => `${text}, ${day}`}
        actions={(line) => <LineActions line={line} onAsk={(what) => setAsked({ what, line })} />}
      />
      {asked?.what === 'choose' && <ChooseFamily line={asked.line} onClose={close} />}
      {asked?.what === 'set aside' && <SetAside line={asked.line} onClose={close} />}
      {asked?.what === 'undo' && <Undo line={asked.line} onClose={close} />}
    </>
  )
}

interface LineActionsProps {
  line: BankLineRow
  onAsk: (what: OpenDialog['what']) => void
}

function LineActions(props: LineActionsProps) {
  if (props.line.isBeingBooked) return <span className="quiet small">Booking...</span>
  const Actions = ACTIONS[props.line.state]
  return <Actions {...props} />
}

const BookedActions = ({ onAsk }: LineActionsProps) => (
  <Button kind="small" onClick={() => onAsk('undo')}>
    Undo...
  </Button>
)

function SetAsideActions({ line: { id } }: LineActionsProps) {
  const { decide, isBusy } = useDecided()
  return (
    <Button kind="small" isBusy={isBusy} onClick={() => decide({ id }, 'The line is back on the list.')}>
      Reopen
    </Button>
  )
}

function OpenActions({ line, onAsk }: LineActionsProps) {
  const { decide, isBusy } = useDecided()
  const { id, userId, cents } = line
  return (
    <div className={ui.actions}>
      {userId && (
        <Button
          kind="small"
          isBusy={isBusy}
          onClick={() => decide({ id, userId }, `${formatCents(cents)} booked for ${familyName(line)}.`)}
        >
          Book it
        </Button>
      )}
      {cents > 0 && (
        <Button kind="small" onClick={() => onAsk('choose')}>
          Choose a family...
        </Button>
      )}
      <Button kind="small" onClick={() => onAsk('set aside')}>
        Set aside...
      </Button>
    </div>
  )
}

const ACTIONS: Record<LineState, (props: LineActionsProps) => ReactNode> = {
  OPEN: OpenActions,
  BOOKED: BookedActions,
  SET_ASIDE: SetAsideActions,
}

function useDecided() {
  const change = useDecide()
  const decide = (input: { id: string; userId?: string }, words: string) =>
    change.mutate(input, {
      onSuccess: () => notify(words),
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return { decide, isBusy: change.isPending }
}

interface LineDialogProps {
  line: BankLineRow
  onClose: () => void
}

function ChooseFamily({ line: { id, cents, text }, onClose }: LineDialogProps) {
  const { decide } = useDecided()
  const choose = (userId: string) => {
    decide({ id, userId }, `${formatCents(cents)} booked.`)
    onClose()
  }
  return (
    <Dialog title={`Whose ${formatCents(cents)} is this?`} onClose={onClose}>
      <p className="quiet">{text}</p>
      <FindUser notThis={null} onChoose={choose} />
    </Dialog>
  )
}

function SetAside({ line: { id, text }, onClose }: LineDialogProps) {
  const change = useDecide()
  return (
    <ReasonDialog
      title="Set this line aside?"
      hint="Only the desk can see it."
      confirm="Set it aside"
      onConfirm={(note) => change.mutateAsync({ id, note })}
      onClose={onClose}
    >
      <p className="quiet">{text}</p>
    </ReasonDialog>
  )
}

function Undo({ line, onClose }: LineDialogProps) {
  const book = useBookEntry()
  const [id] = useState(newId)
  const undo = (note: string) =>
    book.mutateAsync({
      id,
      userId: line.userId ?? '',
      kind: 'REVERSAL',
      reversesId: line.entryId ?? '',
      day: clubNow().day,
      note,
    })
  return (
    <ReasonDialog
      title={`Undo the payment of ${formatCents(line.cents)}?`}
      hint="The family can read it."
      confirm="Undo it"
      isHarmful
      onConfirm={undo}
      onClose={onClose}
    >
      <p>The line is back on the list.</p>
    </ReasonDialog>
  )
}
