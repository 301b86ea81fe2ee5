import { LONGEST_WISH, signUpRefusal } from '@touchline/domain/tournament/sign-up.ts'
import { clubNow } from '../../club/club-now.ts'
import { useClubRules } from '../../club/use-club-rules.ts'
import type { FamilyPlayer } from '../../family/family.ts'
import { mixed, written } from '../../languages/written.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import ui from '../../ui/ui.module.css'
import * as words from './join.texts.ts'
import type { JoinableTournament } from './sign-up-data.ts'
import type { JoinFormState } from './use-join-form.ts'

interface ChildChoiceProps {
  form: JoinFormState
  players: readonly FamilyPlayer[]
  tournament: JoinableTournament
}

/** Which children join, and who they would like to play with; for one who cannot join, the reason. */
export function ChildChoice({ form, players, tournament }: ChildChoiceProps) {
  const { ages } = useClubRules()
  const today = clubNow().day
  return (
    <fieldset className={ui.cards}>
      <legend>
        <strong>{words.whoComes}</strong>
      </legend>
      {players.map((player) => {
        const refusal = signUpRefusal({ tournament, player, ages, today })
        return (
          <div key={player.id}>
            <Checkbox
              label={written(player.firstName)}
              hint={mixed(refusal?.message)}
              disabled={refusal !== null}
              {...form.getInputProps(`chosen.${player.id}`, { type: 'checkbox' })}
            />
            {form.values.chosen[player.id] && (
              <Field
                label={words.wishFor(player.firstName)}
                hint={words.wishHint}
                maxLength={LONGEST_WISH}
                {...form.getInputProps(`wishes.${player.id}`)}
                value={form.values.wishes[player.id] ?? ''}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
