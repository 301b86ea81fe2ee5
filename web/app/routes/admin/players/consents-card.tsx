import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { consentName } from '@touchline/domain/registrations/consent-names.texts.ts'
import { compareText, dayName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { everyPageOf, type Page } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'
import { loadSetting } from '../../../desk/load-setting.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { Button } from '../../../ui/button.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { PaperDialog } from './paper-dialog.tsx'

export type Answer = Pick<
  RowOf<'Consent'>,
  'id' | 'text' | 'textVersion' | 'agreed' | 'createdAt' | 'language' | 'signedOn' | 'seenBy'
>

const FIELDS = 'id text textVersion agreed createdAt language signedOn seenBy'

const query = `query PlayersConsents($id: ID!) {
  getPlayer(id: $id) { id consents { items { ${FIELDS} } nextToken } }
}`

async function load(request: Request, id: string) {
  const [player, texts] = await Promise.all([
    request<{ consents: Page<Answer> } | null>({ query, field: 'getPlayer' }, { id }),
    loadSetting(request, 'consents'),
  ])
  const connection = { model: 'Player', id, field: 'consents', selection: FIELDS }
  const answers = player ? await everyPageOf(request, connection, player.consents) : []
  return { texts, answers: answers.toSorted((a, b) => compareText(b.createdAt, a.createdAt)) }
}

interface ConsentsCardProps {
  player: { id: string; firstName: string }
  /** The guardian who signs; null for a child without one. */
  userId: string | null
}

/** The consents for a child: their wording and language (Y-6), their date, and who saw a paper form (E-21). */
export function ConsentsCard({ player, userId }: ConsentsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const mayRecord = useMay(['REGISTRATIONS', 'PEOPLE'])
  const loaded = useData(['consents of', player.id], (request) => load(request, player.id))
  return (
    <section className={ui.card} aria-label="Consents">
      <div className={ui.between}>
        <h2>Consents</h2>
        {userId && mayRecord && loaded.data && (
          <Button kind="small" onClick={() => setOpen(true)}>
            Record from paper
          </Button>
        )}
      </div>
      <ListStates loaded={loaded}>
        {({ answers, texts }) => (
          <>
            <Answers answers={answers} texts={texts} />
            {isOpen && userId && (
              <PaperDialog player={player} userId={userId} texts={texts} onClose={() => setOpen(false)} />
            )}
          </>
        )}
      </ListStates>
    </section>
  )
}

function Answers({ answers, texts }: { answers: Answer[]; texts: ConsentTexts }) {
  if (answers.length === 0) return <p className="quiet">No consents yet.</p>
  return (
    <ul className={ui.bullets}>
      {answers.map((answer) => (
        <li key={answer.id}>
          {consentName(answer.text)}: {answer.agreed ? 'agreed' : 'not agreed'} {whenWords(answer)}{' '}
          <span className="quiet small">
            version {answer.textVersion}
            {answer.textVersion !== texts[answer.text].version && ', an older wording'}
            {readIn(answer.language)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const whenWords = ({ signedOn, seenBy, createdAt }: Answer): string =>
  signedOn === null
    ? `on ${datedMoment(createdAt)}`
    : `on paper of ${dayName(signedOn)}, ${signedOn.slice(0, 4)}, seen by ${seenBy ?? 'someone no longer on file'}`

const NAMES: Record<Exclude<Language, 'en'>, string> = {
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
}

/** Added to an answer: ', read in Simplified Chinese'; nothing for English, the binding text (Y-5, Y-6). */
export const readIn = (language: Language | null): string =>
  language === null || language === 'en' ? '' : `, read in ${NAMES[language]}`
