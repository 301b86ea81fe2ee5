import { columnName, fieldOf } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { PROGRAM_TEXTS } from '@touchline/domain/programs/program-texts.ts'
import type { OtherLanguage } from '@touchline/domain/translations/translations.ts'

const Program = modelNamed('Program')

/** A program's translated texts, by language. */
export type TranslatedProgram = Partial<Record<OtherLanguage, Partial<Record<string, string>>>>

/**
 * SQL for the current translations of a program: those made from its current English texts (Y-20). Outdated ones are
 * only shown at the desk.
 */
export function translatedProgram(alias: string): string {
  const texts = PROGRAM_TEXTS.map(
    (field) => `('${field}', ${alias}.${columnName(field, fieldOf(Program, field))})`,
  )
  return `(select json_object_agg(made.language, made.texts)::text from (
    select one.key as language, json_object_agg(english.field, one.value ->> 'text') as texts
    from (values ${texts.join(', ')}) english(field, text)
    cross join lateral json_each(${alias}.translations -> english.field) one
    where one.value ->> 'english' = english.text group by one.key) made)`
}
