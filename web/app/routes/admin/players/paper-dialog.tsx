import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { consentName } from '@touchline/domain/registrations/consent-names.texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'

interface PaperDialogProps {
  player: { id: string; firstName: string }
  userId: string
  texts: ConsentTexts
  onClose: () => void
}

const PHOTOS = [
  { value: '', label: 'not on this paper' },
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
]

/** Records what a guardian has signed on paper (E-21). */
export function PaperDialog({ player, userId, texts, onClose }: PaperDialogProps) {
  const [signedOn, setSignedOn] = useState(clubNow().day)
  const [photos, setPhotos] = useState('')
  const record = useChange((request) => {
    const answers: [ConsentText, boolean][] = [
      ...REQUIRED_CONSENTS.map((text): [ConsentText, boolean] => [text, true]),
      ...(photos === '' ? [] : [['PHOTOS', photos === 'yes'] as [ConsentText, boolean]]),
    ]
    return recordPaper(request, { playerId: player.id, userId, signedOn, texts, answers })
  })
  const versions = REQUIRED_CONSENTS.map((text) => `${consentName(text)} (version ${texts[text].version})`)
  return (
    <ConfirmDialog
      title={`Signed on paper for ${player.firstName}`}
      confirm="I’ve seen it"
      busy="Saving..."
      keep="Back"
      onConfirm={async () => {
        await record.mutateAsync(undefined)
        notify('Recorded, with you as the one who saw it.')
      }}
      onClose={onClose}
    >
      <p>The signed paper must have {listOf(versions, 'and')}.</p>
      <Field
        label="Signed on"
        type="date"
        required
        max={clubNow().day}
        value={signedOn}
        onChange={(event) => setSignedOn(event.currentTarget.value)}
      />
      <SelectField
        label="Photos"
        options={PHOTOS}
        value={photos}
        onChange={(event) => setPhotos(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

interface Paper {
  playerId: string
  userId: string
  signedOn: string
  texts: ConsentTexts
  answers: readonly [ConsentText, boolean][]
}

/** Records one after another; sending it again leaves those already recorded unchanged. */
async function recordPaper(request: Request, { texts, answers, ...paper }: Paper): Promise<void> {
  for (const [text, agreed] of answers)
    await createRow(request, 'Consent', {
      id: newId(),
      ...paper,
      text,
      textVersion: texts[text].version,
      agreed,
    })
}
