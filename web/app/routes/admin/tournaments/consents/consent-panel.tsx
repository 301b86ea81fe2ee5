import { dayAndYear } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { datedMoment } from '../../../../club/day-words.ts'
import { HealthNotes } from '../../../../desk/health-notes.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import ui from '../../../../ui/ui.module.css'
import { type ConsentLine, stateNames, stateOf } from './consent-line.ts'

/** One child: who signed, who to call, and what first-aiders need to know. */
export function ConsentPanel({ line }: { line: ConsentLine }) {
  const { form, birthDate, team, division } = line
  return (
    <div className={ui.cards}>
      <p>
        <Chip {...stateNames[stateOf(line)]} />
      </p>
      <Facts
        facts={[
          ['Born on', birthDate && dayAndYear(birthDate)],
          ['Team', team && `${team}, ${division}`],
          ['Signed by', form && `${form.guardianName} (${form.relation})`],
          ['Phone', form && <a href={callTo(form.phone)}>{form.phone}</a>],
          ['Email', form && <a href={`mailto:${form.email}`}>{form.email}</a>],
          [
            'In an emergency',
            form && (
              <>
                {form.emergencyName}, <a href={callTo(form.emergencyPhone)}>{form.emergencyPhone}</a>
              </>
            ),
          ],
          ['Photos and video', form && (form.photos ? 'Yes' : 'No')],
          ['Signed on', form && datedMoment(form.signedAt)],
          ['Reference', form?.reference],
          ['Version of the text', form?.textVersion],
        ]}
      />
      {form ? (
        <HealthNotes
          path={`/fun-day-waivers/${form.reference}/${form.place}/health-notes`}
          hasNotes={form.hasHealthNotes}
          note="For first-aiders. We record who reads them."
        />
      ) : (
        <p>
          A parent can sign on their phone at the gate: <Link to="/fun-day-waiver">the form</Link> takes two
          minutes, or you can print a blank one.
        </p>
      )}
    </div>
  )
}

const callTo = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
