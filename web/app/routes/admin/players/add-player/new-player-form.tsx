import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../../area/area-data.tsx'
import { createOnce } from '../../../../data/create-once.ts'
import { newId } from '../../../../data/new-id.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { sameChild } from '../../../../desk/same-child.ts'
import { PlayerFields } from '../../../../players/player-fields.tsx'
import {
  emptyPlayer,
  type PlayerValues,
  playerInput,
  usePlayerForm,
} from '../../../../players/player-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusFirstError } from '../../../../ui/form/focus-first-error.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { notify } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { deskProblems } from '../desk-problems.ts'
import type { PlayerLine } from '../player-list.ts'
import type { Guardian } from './guardian.ts'

export function NewPlayerForm({ guardian }: { guardian: Guardian }) {
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [twin, setTwin] = useState<PlayerLine | null>(null)
  const sibling = guardian.players.at(-1)
  const starting = { ...emptyPlayer, lastName: sibling?.lastName ?? guardian.lastName ?? '' }
  const { form, forgetDraft } = usePlayerForm(starting, `desk-player ${guardian.id}`, deskProblems)
  const add = useChange((request, values: PlayerValues) =>
    createOnce(request, 'Player', { id, userPlayersId: guardian.id, ...playerInput(values) }),
  )
  const save = async (values: PlayerValues) => {
    try {
      await add.mutateAsync(values)
    } catch {
      return
    }
    forgetDraft()
    notify(`${values.firstName.trim()} is added.`)
    await navigate(`/admin/players/${id}/select-program`)
  }
  const submit = form.onSubmit(async (values) => {
    const known = await sameChild(playerInput(values)).catch(() => null)
    setTwin(known)
    if (!known) await save(values)
  }, focusFirstError(form))
  return (
    <Form onSubmit={submit}>
      <PlayerFields form={form} />
      {twin && (
        <FormMessage>
          <p>
            We already have a {twin.firstName} {twin.lastName} born on the same day
            {twin.guardian && ` (${twin.guardian})`}.
          </p>
          <div className={ui.actions}>
            <Button
              kind="small"
              onClick={() =>
                navigate(`/admin/players?open=${twin.id}&q=${encodeURIComponent(twin.firstName)}`)
              }
            >
              Yes, it’s the same child
            </Button>
            <Button kind="small" onClick={() => save(form.getValues())}>
              No, it’s another child
            </Button>
          </div>
        </FormMessage>
      )}
      {add.error && <FormMessage>{plainProblem(add.error)}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={add.isPending ? 'Saving...' : null}>Save and choose a program</SubmitButton>
      </div>
    </Form>
  )
}
