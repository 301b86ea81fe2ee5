interface Most {
  most: number
}

const ASK = 'If yours is a bigger family, please ask us and we’ll gladly add the rest for you.'

export const mostChildren = ({ most }: Most) => `A family can add up to ${most} children here. ${ASK}`
export const mostInProgram = ({ most, program }: Most & { program: string }) =>
  `A family can register up to ${most} children for ${program} here. ${ASK}`
export const mostUnpaid = ({ most }: Most) =>
  `A family can hold up to ${most} unpaid places. Pay for some first, or ask us and we’ll gladly help.`
export const crowd = () =>
  'Lots of families are registering right now. Please try again in a minute: what you’ve filled in is kept.'
