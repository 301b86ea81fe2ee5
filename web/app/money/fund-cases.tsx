import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { caseWords, type FundCase, isCaseOpen } from '@touchline/domain/money/fund-case.ts'
import { lettersFor } from '@touchline/domain/money/fund-letter.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { refusalWords } from '../data/refusal-words.ts'
import { useKit } from '../kit/use-kit.ts'
import { mixed, written } from '../languages/written.tsx'
import { Button } from '../ui/button.tsx'
import { notify, notifyProblem } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { AskForHelpDialog } from './ask-for-help.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { type Ledger, useDecideHelp } from './ledger.ts'
import * as texts from './money.texts.ts'

/** The family's requests to funds, their outcome, and a way to make one (B-28). */
export function FundCases({ ledger, isDesk = false }: { ledger: Ledger; isDesk?: boolean }) {
  const kit = useKit()
  const [isAsking, setAsking] = useState(false)
  const places = lettersFor(ledger.entries)
  if (places.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="help">
      <div className={ui.between}>
        <h2 id="help">{texts.helpWithFee}</h2>
        <Button kind="small" onClick={() => setAsking(true)}>
          {isDesk ? 'Record a request...' : texts.askForHelp}
        </Button>
      </div>
      {!isDesk && <p>{mixed(texts.fundsHelp(listOf(KNOWN_FUNDS, 'and')))}</p>}
      {ledger.cases.length > 0 && (
        <ul className="plain-list">
          {ledger.cases.map((one) => (
            <li key={one.id}>
              <strong>{mixed(subjectOfItem(kit, ledger.entries, one.itemId))}</strong>
              <br />
              {mixed(caseWords(one))}
              {one.note && <span className="quiet"> · {written(one.note)}</span>}
              {isDesk && isCaseOpen(one.state) && <Decisions case={one} />}
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <AskForHelpDialog ledger={ledger} places={places} isDesk={isDesk} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

function Decisions({ case: asked }: { case: FundCase }) {
  const [isGranting, setGranting] = useState(false)
  const decide = useDecideHelp()
  const decline = () =>
    decide.mutateAsync({ id: asked.id, state: 'REFUSED' }).then(
      () => notify(`${asked.fund} can’t help. The family gets an email.`),
      (error) => notifyProblem(refusalWords(error)),
    )
  return (
    <span className={ui.actions}>
      {asked.state === 'ASKED' && (
        <Button kind="small" onClick={() => setGranting(true)}>
          Granted...
        </Button>
      )}
      <Button kind="small" isBusy={decide.isPending} onClick={decline}>
        Not granted
      </Button>
      {isGranting && <GrantDialog asked={asked} onClose={() => setGranting(false)} />}
    </span>
  )
}
