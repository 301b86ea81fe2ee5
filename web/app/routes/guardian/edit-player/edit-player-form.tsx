import { birthDateChangeRefusal } from '@touchline/domain/players/player-eligibility.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { serviceError } from '../../../data/plain-problem.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import { updateRow } from '../../../data/write-row.ts'
import { type FamilyPlayer, hasHiddenNotes } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import { HIDDEN_NOTES } from '../../../players/health-notes-field.tsx'
import { PlayerFields } from '../../../players/player-fields.tsx'
import { type PlayerValues, playerInput, playerValues, usePlayerForm } from '../../../players/player-form.ts'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from '../player/player.texts.ts'

export function EditPlayerForm({ player }: { player: FamilyPlayer }) {
  const navigate = useNavigate()
  const { form, forgetDraft } = usePlayerForm(playerValues(player), `edit-player ${player.id}`)
  const [isSaved, setSaved] = useState(false)
  const change = useChange((request, values: PlayerValues) =>
    updateRow(request, 'Player', { id: player.id, _version: player._version, ...playerInput(values) }),
  )
  const home = `/guardian/player/${player.id}`
  useEffect(() => {
    if (isSaved) navigate(home)
  }, [isSaved, navigate, home])
  const lock = birthDateChangeRefusal(
    player.firstName,
    player.registrations.map(({ status }) => status),
  )

  const save = form.onSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
    } catch (error) {
      const field = serviceError(error)?.errorInfo?.field
      if (field && field in values) form.setFieldError(field, refusalWords(error))
      return
    }
    forgetDraft()
    notify(texts.isSaved(values.firstName.trim()))
    setSaved(true)
  }, focusFirstError(form))

  return (
    <Form onSubmit={save}>
      <UnsavedGuard isDirty={form.isDirty() && !isSaved} />
      <PlayerFields
        form={form}
        birthDateLock={lock && mixed(lock.message)}
        hiddenNotes={hasHiddenNotes(player) ? HIDDEN_NOTES : undefined}
      />
      {change.error && <FormMessage>{mixed(refusalWords(change.error))}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={change.isPending || isSaved ? texts.saving : null}>{texts.save}</SubmitButton>
        <SiteLink className="button quiet-button" to={home}>
          {texts.cancel}
        </SiteLink>
      </div>
    </Form>
  )
}
