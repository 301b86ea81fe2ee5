import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { useState } from 'react'
import { useKit } from '../kit/use-kit.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field, SelectField, TextArea } from '../ui/form/field.tsx'
import { notify } from '../ui/toast.tsx'
import { type Ledger, useAskForHelp } from './ledger.ts'

interface AskForHelpProps {
  ledger: Ledger
  /** The places that cost something. */
  places: readonly string[]
  isDesk: boolean
  onClose: () => void
}

const OTHER = 'Another fund'

/** Which fund, for which place, and a few words; never anything about health or income (B-28). */
export function AskForHelpDialog({ ledger, places, isDesk, onClose }: AskForHelpProps) {
  const kit = useKit()
  const ask = useAskForHelp()
  const [registrationId, setPlace] = useState(places[0] ?? '')
  const [known, setKnown] = useState<string>(KNOWN_FUNDS[0])
  const [other, setOther] = useState('')
  const [note, setNote] = useState('')
  const fund = known === OTHER ? other : known
  const send = async () => {
    await ask.mutateAsync({ registrationId, fund, note })
    notify(isDesk ? 'The request is noted.' : 'Thanks! We’ll help you with the rest and email you.')
  }
  return (
    <ConfirmDialog
      title={isDesk ? 'Record a request for help' : 'Ask for help with the fee'}
      confirm={isDesk ? 'Record it' : 'Ask for help'}
      busy="One moment..."
      keep="Back"
      onConfirm={send}
      onClose={onClose}
    >
      <SelectField
        label="For"
        required
        options={places.map((value) => ({ value, label: subjectOfItem(kit, ledger.entries, value) }))}
        value={registrationId}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <SelectField
        label="Fund"
        required
        options={[...KNOWN_FUNDS, OTHER]}
        value={known}
        onChange={({ currentTarget }) => setKnown(currentTarget.value)}
      />
      {known === OTHER && (
        <Field
          label="Name of the fund"
          required
          maxLength={60}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
      <TextArea
        label="Note"
        hint="Such as when you applied. Please don’t tell us about health or income: the fund asks for what it needs."
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
