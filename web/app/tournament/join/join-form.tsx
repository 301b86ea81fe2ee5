import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { refusalWords } from '../../data/refusal-words.ts'
import { type FamilyPlayer, missingOf } from '../../family/family.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { mixed } from '../../languages/written.tsx'
import { openConsents } from '../../registrations/consent-standing.ts'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { notify } from '../../ui/toast.tsx'
import { ChildChoice } from './child-choice.tsx'
import * as words from './join.texts.ts'
import { JoinConsents } from './join-consents.tsx'
import { type Joining, useJoin } from './sign-up-data.ts'
import { type JoinFormProps, type JoinValues, useJoinForm } from './use-join-form.ts'

/** Chooses children, their wishes and the consents in one step. */
export function JoinForm({ tournament, players, family, asked }: JoinFormProps) {
  const form = useJoinForm({ tournament, players, family, asked })
  const join = useJoin()
  const chosen = players.filter(({ id }) => form.values.chosen[id])
  const left = tournament.signUpPlacesLeft ?? Number.POSITIVE_INFINITY
  const totalCents = Math.min(chosen.length, left) * (tournament.signUpFeeCents ?? 0)
  const send = form.onSubmit(async (values) => {
    try {
      const { items } = await join.mutateAsync(
        joiningOf(values, { tournament, players: chosen, family, asked, totalCents }),
      )
      const waiting = items.filter(({ status }) => status === 'WAITLISTED').length
      notify(waiting > 0 ? words.waitingNow : words.joinedNow)
    } catch {
      // Problems are shown above the button, and the input stays.
    }
  }, focusFirstError(form))
  return (
    <Form onSubmit={send}>
      <ChildChoice form={form} players={players} tournament={tournament} />
      {chosen.length > 0 && (
        <>
          <JoinConsents form={form} tournament={tournament} players={chosen} family={family} asked={asked} />
          <p role="status">{mixed(outlook(chosen, left, totalCents))}</p>
        </>
      )}
      {join.error && <FormMessage>{mixed(refusalWords(join.error))}</FormMessage>}
      {chosen.length > 0 && (
        <SubmitButton busy={join.isPending ? words.joining : null}>
          {left <= 0 ? words.joinWaitingList : words.join}
        </SubmitButton>
      )}
    </Form>
  )
}

function joiningOf(
  { wishes, waiver, agreed, contacts }: JoinValues,
  {
    tournament,
    players,
    family,
    asked: { texts, english },
    totalCents,
  }: JoinFormProps & { totalCents: number },
): Joining {
  const language = english ? LANGUAGE : 'en'
  const about = {
    tournamentId: tournament.id,
    players: players.map(({ id }) => ({ playerId: id, wish: wishes[id] ?? '' })),
    totalCents,
  }
  if (tournament.kind === 'FUN_DAY')
    return { ...about, waiver: { ...waiver, textVersion: texts.FUN_DAY_WAIVER.version, language } }
  const open = [...new Set(players.flatMap((player) => openConsents(player, texts)))]
  return {
    ...about,
    consents: open.map((text) => ({
      ...{ text, textVersion: texts[text].version, agreed: agreed[text] ?? false, language },
    })),
    ...(missingOf(family, players).length > 0 ? { contacts } : {}),
  }
}

/** Who gets a place, who would wait, and the price. */
function outlook(chosen: readonly FamilyPlayer[], left: number, totalCents: number): string {
  const names = (players: readonly FamilyPlayer[]) =>
    listOf(
      players.map(({ firstName }) => firstName),
      'and',
    )
  const [placed, waiting] = [chosen.slice(0, Math.max(0, left)), chosen.slice(Math.max(0, left))]
  return [
    placed.length > 0 &&
      (totalCents > 0
        ? words.costs(formatCents(totalCents), names(placed))
        : words.costsNothing(names(placed))),
    waiting.length > 0 && words.isFull(names(waiting)),
  ]
    .filter(Boolean)
    .join(words.between)
}
