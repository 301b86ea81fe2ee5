interface Most {
  most: number
}

const ASK = '如果您家孩子更多，請聯絡我們，我們很樂意幫您加上。'

export const mostChildren = ({ most }: Most) => `每個家庭在這裡最多可以加入${most}個孩子。${ASK}`
export const mostInProgram = ({ most, program }: Most & { program: string }) =>
  `每個家庭在這裡最多可以為${program}報${most}個孩子。${ASK}`
export const mostUnpaid = ({ most }: Most) =>
  `每個家庭最多可以保留${most}個尚未付款的名額。請先為其中一些名額付款，或聯絡我們，我們很樂意幫忙。`
export const crowd = () => '現在報名的家庭非常多。請過一分鐘再試，您填寫的內容都會保留。'
