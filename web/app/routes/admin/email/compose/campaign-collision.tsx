import { OTHER_LANGUAGES, type OtherLanguage } from '@touchline/domain/translations/translations.ts'
import { BothVersions } from '../../../../desk/conflict-dialog.tsx'
import { languageName } from '../../../../desk/language-name.ts'
import type { Difference } from '../../../../ui/table/versions-table.tsx'
import { purposeNames } from '../campaign-words.ts'
import type { CampaignLine, CampaignValues } from '../email-api.ts'
import type { KeptCampaign } from './use-kept-campaign.ts'

interface CampaignCollisionProps {
  campaign: KeptCampaign
  /** The group of the user's own version, in words. */
  audienceWords: string
}

/** Two administrators edited the same draft. */
export function CampaignCollision({ campaign, audienceWords }: CampaignCollisionProps) {
  const { theirs, values } = campaign
  if (!theirs) return null
  return (
    <BothVersions
      title="Someone else has edited this email"
      change={{ actorEmail: theirs.updatedBy, createdAt: theirs.updatedAt }}
      differences={differencesOf(values, audienceWords, theirs)}
      mine="Keep mine instead"
      onMine={campaign.keepMine}
      onTheirs={campaign.keepTheirs}
    />
  )
}

function differencesOf(mine: CampaignValues, audienceWords: string, theirs: CampaignLine): Difference[] {
  const both = (field: string, language: OtherLanguage) => ({
    yours: mine.translations?.[field]?.[language]?.text ?? 'none',
    theirs: theirs.translations?.[field]?.[language]?.text ?? 'none',
  })
  const fields = [
    { field: 'Kind', yours: purposeNames[mine.purpose], theirs: purposeNames[theirs.purpose] },
    { field: 'Subject', yours: mine.subject || 'none', theirs: theirs.subject || 'none' },
    { field: 'Text', yours: mine.body || 'none', theirs: theirs.body || 'none' },
    ...OTHER_LANGUAGES.flatMap((language) => [
      { field: `Subject, ${languageName(language)}`, ...both('subject', language) },
      { field: `Text, ${languageName(language)}`, ...both('body', language) },
    ]),
  ].filter((one) => one.yours !== one.theirs)
  const isSameGroup = JSON.stringify(mine.audience) === JSON.stringify(theirs.audience)
  return isSameGroup
    ? fields
    : [{ field: 'For', yours: audienceWords, theirs: theirs.audienceWords }, ...fields]
}
