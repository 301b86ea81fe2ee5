import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData, useLive } from '../../../../area/area-data.tsx'
import { clubNow } from '../../../../club/club-now.ts'
import { callRest } from '../../../../data/rest.ts'
import { csvText, saveCsv } from '../../../../desk/csv.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { WithPanel } from '../../../../ui/side-panel.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { notify } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { RegistrationsDialog } from '../teams/registrations-dialog.tsx'
import { loadSignUps } from './load-sign-ups.ts'
import { feeWords, isUnsigned, nameOf, type SignUpLine, signUpCsv, statusChips } from './sign-up-line.ts'
import { SignUpPanel } from './sign-up-panel.tsx'

/**
 * The screen hears of people who join and leave, but signed consents and paid fees are not rows of a sign-up, so it
 * polls.
 */
const LOOK_MS = 120_000

/** The children who have joined, wait or have left: dealt into teams, moved and reminded from here. */
export function SignUpsPart(props: PartProps) {
  const { tournament } = props
  useLive(['TournamentSignUp'])
  const { slug } = tournament
  const loaded = useData(['sign-ups', slug], (request) => loadSignUps(request, slug), { everyMs: LOOK_MS })
  return (
    <ListStates loaded={loaded}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title="No one has signed up yet" action={null}>
            {tournament.signUpUntil
              ? 'Families sign up on the tournament’s page. They’ll appear here.'
              : 'Open sign-up on the overview so families can join.'}
          </EmptyState>
        ) : (
          <SignUps {...props} items={items} />
        )
      }
    </ListStates>
  )
}

function SignUps({ tournament, draft, items }: PartProps & { items: readonly SignUpLine[] }) {
  const [openId, setOpen] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'DEAL' | 'REMIND' | null>(null)
  const open = items.find(({ id }) => id === openId)
  const count = (status: SignUpLine['status']) => items.filter((line) => line.status === status).length
  const unsigned = items.filter(isUnsigned)
  const close = () => setDialog(null)
  return (
    <>
      <p role="status">
        {count('JOINED')} {tournament.signUpPlaces !== null && `of ${tournament.signUpPlaces} `}signed up,{' '}
        {count('WAITLISTED')} waiting{unsigned.length > 0 && `, ${unsigned.length} without a consent`}.
      </p>
      <div className={ui.actions}>
        <Button onClick={() => setDialog('DEAL')}>Sort into teams</Button>
        {unsigned.length > 0 && (
          <Button kind="small" onClick={() => setDialog('REMIND')}>
            Email those without a consent
          </Button>
        )}
        <Button kind="small" onClick={() => saveCsv(`sign-ups ${clubNow().day}`, csvText(signUpCsv, items))}>
          Save as CSV
        </Button>
      </div>
      <WithPanel
        panel={
          open
            ? {
                id: open.id,
                title: nameOf(open),
                content: <SignUpPanel line={open} tournament={tournament} draft={draft} />,
                onClose: () => setOpen(null),
              }
            : null
        }
      >
        <DataTable
          label="Sign-ups"
          rows={items}
          columns={columns}
          nameOf={nameOf}
          onOpen={({ id }) => setOpen(id)}
          openId={openId ?? undefined}
        />
      </WithPanel>
      {dialog === 'DEAL' && <RegistrationsDialog tournament={tournament} draft={draft} onClose={close} />}
      {dialog === 'REMIND' && <RemindDialog slug={tournament.slug} lines={unsigned} onClose={close} />}
    </>
  )
}

const columns: Column<SignUpLine>[] = [
  { name: 'child', title: 'Child', cell: nameOf },
  { name: 'born', title: 'Born', cell: ({ birthDate }) => birthDate },
  { name: 'status', title: 'Status', cell: (line) => <Chip {...statusChips[line.status]} /> },
  { name: 'wish', title: 'Request', cell: ({ wish }) => wish },
  { name: 'team', title: 'Team', cell: ({ team }) => team },
  { name: 'fee', title: 'Fee', cell: feeWords },
  {
    name: 'consent',
    title: 'Consent',
    cell: (line) =>
      line.isSigned === null || line.status === 'LEFT' ? null : (
        <Chip tone={line.isSigned ? 'good' : 'stop'}>{line.isSigned ? 'Signed' : 'Missing'}</Chip>
      ),
  },
]

interface RemindDialogProps {
  slug: string
  lines: readonly SignUpLine[]
  onClose: () => void
}

/** Writes to the families whose form is not signed. */
function RemindDialog({ slug, lines, onClose }: RemindDialogProps) {
  const remind = async () => {
    const path = `/tournaments/${slug}/waiver-reminders`
    const { emails } = await callRest<{ emails: number }>('manage', 'post', path, {})
    notify(emails === 1 ? 'One family gets an email.' : `${emails} families get an email.`)
  }
  return (
    <ConfirmDialog
      title="Ask them to sign?"
      confirm="Send the emails"
      busy="Sending..."
      keep="Not now"
      onConfirm={remind}
      onClose={onClose}
    >
      <p>No one has signed for {listOf(lines.map(nameOf), 'and')}. Each family gets one email with a link.</p>
    </ConfirmDialog>
  )
}
