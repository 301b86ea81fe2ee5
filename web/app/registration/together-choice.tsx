import { Choice } from '../ui/form/choice.tsx'

/** For families with several children at the table (W-5). */
export const TogetherChoice = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Choice
    type="checkbox"
    title="Keep them together"
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  >
    Should there be places for some of them only, all wait in line until there is one for each.
  </Choice>
)
