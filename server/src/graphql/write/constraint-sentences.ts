import { models } from '@touchline/domain/models.ts'
import postgres from 'postgres'
import { foreignKeyName } from '../../postgres/names.ts'
import { badInput, type Refusal } from '../errors.ts'

/** Error messages for violated unique constraints; a test checks that the list is complete. */
const uniqueSentences: Record<string, string> = {
  program_fees_by_program_fees_id_and_type_once:
    'This program already has a fee of this type. Change that one instead.',
  appliable_discounts_by_program_fee_id_and_discount_id_once:
    'This discount is already allowed for this fee.',
  player_program_registrations_by_reference_once: 'This payment reference is taken. Please try again.',
  kit_orders_by_reference_once: 'This order reference is taken. Please try again.',
  seasons_by_name_once: 'There is already a season with this name. Please choose another.',
  club_settings_by_key_once: 'There is already a setting with this key. Change that one instead.',
  tournament_sign_ups_by_tournament_id_and_player_id_once: 'This child is signed up already.',
  tournaments_by_slug_once: 'There is already a tournament with this address. Choose another one.',
}

export const sentenceFor = (constraint: string): string | undefined =>
  uniqueSentences[constraint] ?? foreignKeys.get(constraint)?.sentence

export const missingSentence = (field: string, model: string): string =>
  `${field} points at a ${model} that is not there.`

const foreignKeys = new Map<string, { field: string; sentence: string }>()
for (const model of Object.values(models))
  for (const [field, reference] of Object.entries(model.references))
    foreignKeys.set(foreignKeyName(model, field), {
      field,
      sentence: missingSentence(field, reference.model),
    })

const TOO_LONG_FOR_INDEX = '54000'

/** Turns a constraint violation, or a text too long for an index, into a refusal; null for any other error. */
export function asRefusal(error: unknown): Refusal | null {
  if (!(error instanceof postgres.PostgresError)) return null
  const { code, constraint_name: constraint } = error
  if (code === TOO_LONG_FOR_INDEX) return badInput('One of these texts is too long. Please shorten it.')
  if (!constraint || !['23503', '23505'].includes(code)) return null
  const sentence = sentenceFor(constraint)
  return sentence
    ? badInput(sentence, { code: 'CONSTRAINT', field: foreignKeys.get(constraint)?.field ?? null })
    : null
}
