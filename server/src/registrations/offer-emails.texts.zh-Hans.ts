export const onePlace = (names: string) => `${names}有名额了`
export const places = (names: string) => `${names}都有名额了`
export const freePlace = (child: string, program: string) => `${program}有${child}的名额了`
export const goodNews = (places: string) => `好消息：${places}。`
export const howToAnswer =
  '按钮会打开一个页面，您可以在那里接受名额、谢绝名额或退出候补名单。您选择之前什么都不会发生，也不用密码。'
export const cost = (child: string, amount: string) => `${child}的名额费用为${amount}`
export const costs = (costs: string) => `${costs}。您接受后，我们会发邮件告诉您如何付款。`
export const unanswered = '如果我们没有按时收到您的答复，名额会给下一个家庭，您会移到候补名单的最后。'
export const answer = '答复'

export const goneSubject = (child: string) => `为${child}保留的名额已过期`
export const gone = (child: string, program: string) =>
  `我们为${child}保留了${program}的名额，但没有收到您的答复，所以名额已给了下一个家庭。`
export const goneNext = (child: string) => `${child}仍在候补名单上，排在最后。再有名额时我们会发邮件通知您。`
export const goneLeave =
  '如果不再需要名额，请退出候补，让其他家庭往前移：点按钮打开页面，再点一下就可以，不用密码。'

export const revokedSubject = (child: string) => `为${child}保留的名额已给下一个家庭`
export const revoked = (child: string, program: string) =>
  `我们为${child}保留了${program}的名额，但${child}目前不能接受这个名额，所以名额已给了下一个家庭。`
export const revokedNext = (child: string) =>
  `${child}的候补位置不变。等${child}获准重新上场，轮到您时我们会通知您。`
export const seePlaceInLine = '查看候补位置'
