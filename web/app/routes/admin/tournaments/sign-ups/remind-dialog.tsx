import { listOf } from '@touchline/domain/words.ts'
import { callRest } from '../../../../data/rest.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { nameOf, type SignUpLine } from './sign-up-line.ts'

interface RemindDialogProps {
  slug: string
  lines: readonly SignUpLine[]
  onClose: () => void
}

/** Writes to the families of those for whom nobody has signed. */
export function RemindDialog({ slug, lines, onClose }: RemindDialogProps) {
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
      <p>Nobody has signed for {listOf(lines.map(nameOf), 'and')}. Each family gets one email with a link.</p>
    </ConfirmDialog>
  )
}
