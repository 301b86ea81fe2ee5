import { useForm } from '@mantine/form'
import { phoneProblem } from '@touchline/domain/families/phone-problem.ts'
import { clubNow } from '../club/club-now.ts'
import { useClubRules } from '../club/use-club-rules.ts'
import type { FamilyPlayer } from '../family/family.ts'
import { useDraft } from '../ui/form/use-draft.ts'
import { birthDateMissing } from './player-fields.texts.ts'
import { playerProblems } from './player-problems.ts'

export interface PlayerValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  birthDate: string
  shirtSize: string
  sockSize: string
  shinGuardSize: string
  emergencyContact: string
  emergencyPhone: string
  healthNotes: string
}

export const emptyPlayer: PlayerValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  shirtSize: '',
  sockSize: '',
  shinGuardSize: '',
  emergencyContact: '',
  emergencyPhone: '',
  healthNotes: '',
}

export const playerValues = (player: FamilyPlayer): PlayerValues => ({
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: player.birthDate,
  shirtSize: player.shirtSize ?? '',
  sockSize: player.sockSize ?? '',
  shinGuardSize: player.shinGuardSize ?? '',
  emergencyContact: player.emergencyContact ?? '',
  emergencyPhone: player.emergencyPhone ?? '',
  healthNotes: player.healthNotes ?? '',
})

/** The input to send: trimmed, and without empty values. */
export function playerInput(values: PlayerValues) {
  const text = (value: string) => value.trim() || null
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: values.birthDate,
    shirtSize: text(values.shirtSize),
    sockSize: text(values.sockSize),
    shinGuardSize: text(values.shinGuardSize),
    emergencyContact: text(values.emergencyContact),
    emergencyPhone: text(values.emergencyPhone),
    healthNotes: text(values.healthNotes),
  }
}

/** The form about one child. What is typed is kept in this tab under `name` until it is saved (H-5). */
export function usePlayerForm(initialValues: PlayerValues, name: string, problemsOf = playerProblems) {
  const { ages } = useClubRules()
  const form = useForm<PlayerValues>({
    initialValues,
    validate: (values) => ({
      ...problemsOf(values, clubNow().day, ages),
      ...(values.birthDate === '' ? { birthDate: birthDateMissing } : {}),
      emergencyPhone: phoneProblem(values.emergencyPhone),
    }),
  })
  const forgetDraft = useDraft(form, name)
  return { form, forgetDraft }
}

export type PlayerForm = ReturnType<typeof usePlayerForm>['form']
