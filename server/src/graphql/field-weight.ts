import { LONGEST_BODY, LONGEST_SUBJECT } from '@touchline/domain/mail/campaign.ts'
import { LONGEST_JSON, LONGEST_LIST, LONGEST_TEXT } from '@touchline/domain/models/inputs.ts'
import { allFields, type Field } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { OTHER_LANGUAGES } from '@touchline/domain/translations/translations.ts'
import { LONGEST_BUCKET, MOST_BUCKETS } from './limits.ts'

/** The size of a value in a response, in bytes: usually, and at most. */
export interface Weight {
  usual: number
  most: number
}

/** JSON may escape a character as six bytes. */
const ESCAPED = 6
const LONGEST_ID = 200

const fixed = (bytes: number): Weight => ({ usual: bytes, most: bytes })

/** A model field as it appears in a response. */
function weightOf(field: Field): Weight {
  const { usual, most } = valueWeight(field)
  return field.list ? { usual: usual * 4, most: most * LONGEST_LIST } : { usual, most }
}

function valueWeight({ type, oneOf, bytes }: Field): Weight {
  if (oneOf) return fixed(20)
  switch (type) {
    case 'AWSJSON':
      return { usual: bytes ?? 1_500, most: LONGEST_JSON }
    case 'String':
      return { usual: bytes ?? 60, most: LONGEST_TEXT * ESCAPED }
    case 'ID':
      return { usual: 40, most: LONGEST_ID }
    case 'Int':
    case 'Float':
    case 'Boolean':
    case 'AWSDate':
    case 'AWSDateTime':
    case 'AWSTimestamp':
      return fixed(26)
  }
}

const weights = new Map<string, Weight>()
for (const model of Object.values(models))
  for (const [name, field] of Object.entries({ ...allFields(model), ...model.computed }))
    weights.set(`${model.name}.${name}`, weightOf(field))

weights.set('SearchableAggregateResult.result', {
  usual: 400,
  most: MOST_BUCKETS * (LONGEST_BUCKET * ESCAPED + 40),
})

weights.set('Campaign.body', { usual: 2_000, most: LONGEST_BODY * ESCAPED })
// Each language comes with its English original.
weights.set('Campaign.translations', {
  usual: 2_000,
  most: OTHER_LANGUAGES.length * 2 * (LONGEST_BODY + LONGEST_SUBJECT) * ESCAPED,
})

/** For everything that is not a column: page tokens, type names, results of actions and introspection. */
const OTHER: Weight = { usual: 20, most: 1_000 }

export const fieldWeight = (typeName: string, fieldName: string): Weight =>
  weights.get(`${typeName}.${fieldName}`) ?? OTHER
