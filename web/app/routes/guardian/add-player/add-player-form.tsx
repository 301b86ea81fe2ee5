import { twinInFamily } from '@touchline/domain/players/player-eligibility.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { createOnce } from '../../../data/create-once.ts'
import { newId } from '../../../data/new-id.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { Family } from '../../../family/family.ts'
import { isInBuild } from '../../../languages/site-address.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import { PlayerFields } from '../../../players/player-fields.tsx'
import { emptyPlayer, type PlayerValues, playerInput, usePlayerForm } from '../../../players/player-form.ts'
import { twinOf } from '../../../players/player-problems.ts'
import { TwinQuestion } from '../../../registrations/twin-question.tsx'
import { safePath } from '../../../session/return-to.ts'
import type { SessionUser } from '../../../session/session-state.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './add-player.texts.ts'

interface AddPlayerFormProps {
  family: Family
  isFocused: boolean
  onAddAnother: (firstName: string) => void
}

const ADD_ANOTHER = 'another'

export function AddPlayerForm({ family, isFocused, onAddAnother }: AddPlayerFormProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goBack = safePath(search.get('returnTo'))
  const { form, forgetDraft } = usePlayerForm(startingValues(family, user), 'add-player')
  // Kept until the child is saved, so that a second tap, or a retry after a lost answer, adds nobody twice.
  const [id] = useState(newId)
  const [hasTried, setTried] = useState(false)
  const others = family.players.filter((player) => player.id !== id)
  const twin = hasTried ? twinOf(playerInput(form.values), others) : null
  const [next, setNext] = useState<string | null>(null)
  const add = useChange((request, values: PlayerValues) =>
    createOnce(request, 'Player', { id, userPlayersId: family.userId, ...playerInput(values) }),
  )
  useEffect(() => {
    if (!next) return
    if (isInBuild(next)) navigate(next)
    else window.location.assign(next)
  }, [next, navigate])
  useEffect(() => {
    if (isFocused) form.getInputNode('firstName')?.focus()
  }, [isFocused, form.getInputNode])

  const save = async (values: PlayerValues, wantsAnother: boolean) => {
    try {
      await add.mutateAsync(values)
    } catch {
      return
    }
    forgetDraft()
    if (wantsAnother) onAddAnother(values.firstName.trim())
    else setNext(goBack ?? `/programs/select/${id}`)
  }
  const submit = form.onSubmit((values, event) => {
    setTried(true)
    if (!twinOf(playerInput(values), others)) save(values, isAddAnother(event))
  }, focusFirstError(form))

  return (
    <Form onSubmit={submit}>
      <UnsavedGuard isDirty={form.isDirty() && next === null && !add.isSuccess} />
      <PlayerFields form={form} />
      {twin && <HereAlready twin={twin} />}
      {add.error && <FormMessage>{mixed(refusalWords(add.error))}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={add.isPending || next ? texts.saving : null}>
          {goBack ? texts.saveAndGoOn : texts.saveAndChoose}
        </SubmitButton>
        <Button type="submit" kind="quiet" value={ADD_ANOTHER} disabled={add.isPending || next !== null}>
          {texts.saveAndAdd}
        </Button>
      </div>
    </Form>
  )
}

const HereAlready = ({ twin }: { twin: Family['players'][number] }) => (
  <FormMessage>
    <TwinQuestion question={twinInFamily(twin)}>
      <SiteLink className="small-button" to={`/guardian/player/${twin.id}`}>
        {mixed(texts.yesShow(twin.firstName))}
      </SiteLink>
    </TwinQuestion>
  </FormMessage>
)

function isAddAnother(event?: FormEvent<HTMLFormElement>): boolean {
  const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter
  return submitter instanceof HTMLButtonElement && submitter.value === ADD_ANOTHER
}

/** The last name of an account until somebody enters a real one. */
const NAMELESS = 'User'

/** Fills in the family's name and emergency contact, so that nobody types them twice. */
function startingValues({ players }: Family, user: SessionUser | null): PlayerValues {
  const sibling = players.at(-1)
  const ownName = user?.lastName === NAMELESS ? '' : (user?.lastName ?? '')
  return {
    ...emptyPlayer,
    lastName: sibling?.lastName ?? ownName,
    emergencyContact: sibling?.emergencyContact ?? '',
    emergencyPhone: sibling?.emergencyPhone ?? '',
  }
}
