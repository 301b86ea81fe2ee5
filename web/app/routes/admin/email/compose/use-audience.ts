import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import type { Audience } from '@touchline/domain/mail/audience.ts'
import type { Purpose } from '@touchline/domain/mail/campaign-text.ts'
import type { LeftOut } from '@touchline/domain/mail/receivers.ts'
import { recordOf } from '@touchline/domain/records.ts'
import { useMemo } from 'react'
import { tabRequest } from '../../../../early/early-answers.ts'
import { useDebouncedValue } from '../../../../ui/use-debounced.ts'

const REST_MS = 200

export interface AudienceFound {
  count: number
  words: string
  leftOut: Record<LeftOut, number>
  /** How many read each language. */
  languages: Record<Language, number>
  sample: { userId: string; name: string; email: string; children: string; program: string }[]
}

interface Answered extends Omit<AudienceFound, 'languages'> {
  languages: { language: Language; count: number }[]
}

const AUDIENCE = {
  query: `query Audience($purpose: EmailPurpose!, $audience: AWSJSON!, $words: String) {
    deskAudience(purpose: $purpose, audience: $audience, words: $words) {
      count words leftOut { NO_ADDRESS STOPPED NO_CONSENT } languages { language count }
      sample { userId name email children program }
    }
  }`,
  field: 'deskAudience',
}

/** Who would get the email now; requested again whenever the group or the kind of email changes. */
export function useAudience({ purpose, audience }: { purpose: Purpose; audience: Audience }, words = '') {
  const wanted = useMemo(
    () => ({ purpose, audience: JSON.stringify(audience), words }),
    [purpose, audience, words],
  )
  const asked = useDebouncedValue(wanted, REST_MS)
  return useQuery({
    queryKey: ['email audience', asked],
    queryFn: async (): Promise<AudienceFound> => {
      const found = await tabRequest<Answered>(AUDIENCE, asked)
      const readersOf = (wanted: Language) =>
        found.languages.find(({ language }) => language === wanted)?.count ?? 0
      return { ...found, languages: recordOf(LANGUAGES, readersOf) }
    },
    placeholderData: keepPreviousData,
  })
}

export type FoundAudience = ReturnType<typeof useAudience>
