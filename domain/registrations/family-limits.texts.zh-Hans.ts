interface Most {
  most: number
}

const ASK = '如果您家孩子更多，请联系我们，我们很乐意帮您加上。'

export const mostChildren = ({ most }: Most) => `每个家庭在这里最多可以添加${most}个孩子。${ASK}`
export const mostInProgram = ({ most, program }: Most & { program: string }) =>
  `每个家庭在这里最多可以为${program}报${most}个孩子。${ASK}`
export const mostUnpaid = ({ most }: Most) =>
  `每个家庭最多可以保留${most}个还没付款的名额。请先为其中一些名额付款，或联系我们，我们很乐意帮忙。`
export const crowd = () => '现在报名的家庭非常多。请过一分钟再试，您填写的内容都会保留。'
