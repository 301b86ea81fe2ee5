import { useState } from 'react'
import styles from '../../tournament/tournament.module.css'
import { Choice } from '../../ui/form/choice.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import * as texts from './fun-day-rules.texts.ts'

const QUESTIONS = [
  { ask: texts.ask1, answers: [texts.ask1a, texts.ask1b, texts.ask1c], right: 1 },
  { ask: texts.ask2, answers: [texts.ask2a, texts.ask2b, texts.ask2c], right: 2 },
  { ask: texts.ask3, answers: [texts.ask3a, texts.ask3b, texts.ask3c], right: 1 },
  { ask: texts.ask4, answers: [texts.ask4a, texts.ask4b, texts.ask4c], right: 2 },
  { ask: texts.ask5, answers: [texts.ask5a, texts.ask5b, texts.ask5c], right: 1 },
]

/** Nothing of it is kept or sent. */
export function RulesQuiz() {
  const [given, setGiven] = useState<(number | null)[]>(QUESTIONS.map(() => null))
  const isDone = given.every((one) => one !== null)
  const right = QUESTIONS.filter((question, n) => given[n] === question.right).length
  return (
    <div className={`needs-script no-print ${styles.quiz}`}>
      {QUESTIONS.map(({ ask, answers }, n) => (
        <fieldset key={ask}>
          <legend>{ask}</legend>
          {answers.map((answer, at) => (
            <Choice
              key={answer}
              type="radio"
              name={`question-${n}`}
              title={answer}
              checked={given[n] === at}
              onChange={() => setGiven(given.map((one, place) => (place === n ? at : one)))}
            />
          ))}
        </fieldset>
      ))}
      {isDone && (
        <FormMessage kind={right === QUESTIONS.length ? 'done' : 'problem'}>
          {right === QUESTIONS.length ? texts.fullMarks : texts.someRight(right)}
        </FormMessage>
      )}
    </div>
  )
}
