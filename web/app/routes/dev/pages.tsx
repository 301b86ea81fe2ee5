import { Button } from '../../ui/button.tsx'
import { DeskPage } from '../../ui/desk-page.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import ui from '../../ui/ui.module.css'
import { Part } from './part.tsx'
import styles from './ui.module.css'

/** Parts for page headers, paging and layout. */
export const Pages = () => (
  <>
    <Part title="Heads and sections">
      <div className={styles.stage}>
        <PageHead title="Teams" eyebrow="Fall 2025" lead="By birth year, each with its colour and its coach.">
          <Button>Register Now</Button>
          <Button kind="quiet">See this weekend</Button>
        </PageHead>
        <Section
          id="kit-turn"
          title="A turn of the page"
          lead="The chalk line bends and runs on."
          aside={<a href="#kit-turn">All of them</a>}
        >
          <p>What the section holds.</p>
        </Section>
        <Section id="kit-turf" title="On turf" lead="The same on the other ground." onTurf>
          <p>It mirrors the one above.</p>
        </Section>
      </div>
      <DeskPage
        title="Registrations"
        note="Fall 2025"
        action={<Button kind="small">Register a player</Button>}
      >
        <p>A screen of the desk: a title, one sentence and one thing to do.</p>
      </DeskPage>
    </Part>
    <Layout />
  </>
)

const Layout = () => (
  <Part title="Stack and grid">
    <div className={ui.page}>
      <div className={ui.section}>
        <div className={ui.head}>
          <h3>A stack, and its head</h3>
          <div className={ui.actions}>
            <Button kind="small">One thing</Button>
            <Button kind="small">Another</Button>
          </div>
        </div>
        <div className={`${ui.cards} ${ui.two}`}>
          <div className={ui.card}>
            <p className={ui.between}>
              <strong>Two at its ends</strong> <span>$128.00</span>
            </p>
            <dl className={ui.sum}>
              <dt>One day a week</dt>
              <dd>$80.00</dd>
              <dt>Both days</dt>
              <dd>$150.00</dd>
            </dl>
          </div>
          <div className={ui.card}>
            <span className={ui.amount}>$280.00</span>
            <ul className={ui.bullets}>
              <li>Two cards side by side where there is room,</li>
              <li>one above the other on a phone.</li>
            </ul>
          </div>
        </div>
        <p className={ui.notice}>A notice, for what one should not miss.</p>
        <details className={ui.fold}>
          <summary>Opens what few need</summary>
          <p className={ui.asTyped}>{'Text as it was typed,\nline by line.'}</p>
        </details>
        <ul className={`plain-list ${ui.card} ${ui.rows}`}>
          <li>
            <strong>Sat, Sep 6</strong> <span>First session</span>
          </li>
          <li>
            <strong>Sun, Sep 7</strong> <span>Second session</span>
          </li>
        </ul>
      </div>
    </div>
  </Part>
)
