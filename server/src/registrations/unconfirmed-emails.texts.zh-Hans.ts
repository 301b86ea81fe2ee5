export const onePlace = (names: string) => `您还要${names}的名额吗？`
export const places = (names: string) => `您还要${names}的名额吗？`
export const notConfirmed = '我们还没有确认您的报名，名额也不能一直保留。'
export const heldThrough = (child: string, program: string, day: string) =>
  `${child}的${program}名额：保留到${day}。`
export const stillWanted = '如果您还要这个名额，请回复这封邮件，我们会马上处理。在我们确认之前不用付款。'
export const otherwise = '如果到时还没有确认，报名会取消，名额会给下一个家庭。'
export const see = '查看报名'
