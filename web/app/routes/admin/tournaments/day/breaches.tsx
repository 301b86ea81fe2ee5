import ui from '../../../../ui/ui.module.css'

/** The rules that a change to the day would break, before it is made. */
export const Breaches = ({ texts }: { texts: readonly string[] }) => (
  <>
    <p>This would break:</p>
    <ul className={ui.bullets}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
)
