import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { useState } from 'react'
import { refusalWords } from '../data/refusal-words.ts'
import { useKit } from '../kit/use-kit.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field, SelectField, TextArea } from '../ui/form/field.tsx'
import { notify } from '../ui/toast.tsx'
import { ClubOption } from './club-option.tsx'
import { type Ledger, useAskForHelp } from './ledger.ts'
import * as texts from './money.texts.ts'

interface AskForHelpProps {
  ledger: Ledger
  /** The places that have a price. */
  places: readonly string[]
  isDesk: boolean
  onClose: () => void
}

const OTHER = 'OTHER'

/** Asks which fund, for which place, and for a few words; never anything about health or income (B-28). */
export function AskForHelpDialog({ ledger, places, isDesk, onClose }: AskForHelpProps) {
  const kit = useKit()
  const ask = useAskForHelp()
  const [registrationId, setPlace] = useState(places[0] ?? '')
  const [known, setKnown] = useState<string>(KNOWN_FUNDS[0])
  const [other, setOther] = useState('')
  const [note, setNote] = useState('')
  const fund = known === OTHER ? other : known
  const send = async () => {
    await ask.mutateAsync({ registrationId, fund, note }).catch((failure) => {
      throw new Error(refusalWords(failure))
    })
    notify(isDesk ? 'Request recorded.' : texts.asked)
  }
  return (
    <ConfirmDialog
      title={isDesk ? 'Record a request for help' : texts.askTitle}
      confirm={isDesk ? 'Record it' : texts.ask}
      busy={texts.oneMoment}
      keep={texts.back}
      onConfirm={send}
      onClose={onClose}
    >
      <SelectField
        label={texts.helpFor}
        required
        value={registrationId}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      >
        {places.map((value) => (
          <ClubOption key={value} value={value}>
            {subjectOfItem(kit, ledger.entries, value)}
          </ClubOption>
        ))}
      </SelectField>
      <FundField value={known} onChange={setKnown} />
      {known === OTHER && (
        <Field
          label={texts.nameOfFund}
          required
          maxLength={60}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

function FundField({ value, onChange }: { value: string; onChange: (fund: string) => void }) {
  return (
    <SelectField
      label={texts.fund}
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {KNOWN_FUNDS.map((name) => (
        <ClubOption key={name} value={name}>
          {name}
        </ClubOption>
      ))}
      <option value={OTHER}>{texts.anotherFund}</option>
    </SelectField>
  )
}
