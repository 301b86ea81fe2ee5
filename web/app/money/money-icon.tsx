import { Line } from '../frame/icons.tsx'

/** Kept here because only families and the desk see it: the icons of the frame load with every page. */
export const MoneyIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M15 9.5a3 2 0 0 0-3-1.5c-1.7 0-3 .8-3 2s1.3 1.7 3 2 3 .8 3 2-1.3 2-3 2a3 2 0 0 1-3-1.5M12 6.5v11" />
  </Line>
)
