import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Audience } from '@touchline/domain/mail/audience.ts'
import type { Purpose } from '@touchline/domain/mail/campaign-text.ts'
import { useMemo } from 'react'
import { useDebouncedValue } from '../../../../ui/use-debounced.ts'
import { findAudience } from '../email-api.ts'

const REST_MS = 200

/** Who would get the email now: asked again whenever the group or the kind of email changes. */
export function useAudience({ purpose, audience }: { purpose: Purpose; audience: Audience }, search = '') {
  const wanted = useMemo(() => ({ purpose, audience, search }), [purpose, audience, search])
  const asked = useDebouncedValue(wanted, REST_MS)
  return useQuery({
    queryKey: ['email audience', asked],
    queryFn: () =>
      findAudience({
        purpose: asked.purpose,
        audience: asked.audience,
        ...(asked.search ? { search: asked.search } : {}),
      }),
    placeholderData: keepPreviousData,
  })
}

export type FoundAudience = ReturnType<typeof useAudience>
