import { BothVersions } from '../../../../desk/conflict-dialog.tsx'
import type { Difference } from '../../../../ui/table/versions-table.tsx'
import type { CampaignLine, LetterValues } from '../email-api.ts'
import { purposeNames } from '../letter-words.ts'
import type { KeptLetter } from './use-kept-letter.ts'

interface LetterCollisionProps {
  letter: KeptLetter
  /** Whom one's own version is for, in words. */
  audienceWords: string
}

/** Two administrators wrote on one draft. */
export function LetterCollision({ letter, audienceWords }: LetterCollisionProps) {
  const { theirs, values } = letter
  if (!theirs) return null
  return (
    <BothVersions
      title="Somebody else has written on this letter"
      change={{ actorEmail: theirs.updatedBy, createdAt: theirs.updatedAt }}
      differences={differencesOf(values, audienceWords, theirs)}
      mine="Keep mine instead"
      onMine={letter.keepMine}
      onTheirs={letter.keepTheirs}
    />
  )
}

function differencesOf(mine: LetterValues, audienceWords: string, theirs: CampaignLine): Difference[] {
  const fields = [
    { field: 'Kind', yours: purposeNames[mine.purpose], theirs: purposeNames[theirs.purpose] },
    { field: 'Subject', yours: mine.subject || 'none', theirs: theirs.subject || 'none' },
    { field: 'Text', yours: mine.body || 'none', theirs: theirs.body || 'none' },
  ].filter((one) => one.yours !== one.theirs)
  const isSameGroup = JSON.stringify(mine.audience) === JSON.stringify(theirs.audience)
  return isSameGroup
    ? fields
    : [{ field: 'For', yours: audienceWords, theirs: theirs.audienceWords }, ...fields]
}
