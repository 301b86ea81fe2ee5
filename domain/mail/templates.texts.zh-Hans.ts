export const rainSubject = '今天没有训练：{{program}}'
export const rainBody = [
  '{{firstName}}，您好！',
  '因为天气原因，球场关闭，{{children}}今天没有训练。',
  '这个月{{children}}可以改在另一个训练日参加。直接来就好，不用通知我们。',
  '请注意保暖，下次见。',
]

export const paymentSubject = '温馨提醒：{{program}}还要付{{amountDue}}'
export const paymentBody = [
  '{{firstName}}，您好！',
  '我们为{{children}}保留了{{program}}的名额，还要付{{amountDue}}。',
  '请在e-Transfer电子转账的留言里写上{{reference}}，方便我们核对。',
  '如果您这两天已经付款，或需要多一点时间，或费用上需要帮助，请直接回复这封电子邮件。',
  '感谢您成为俱乐部的一员。',
]

export const kitSubject = '您的装备可以领取了：{{kit}}'
export const kitBody = [
  '{{firstName}}，您好！',
  '好消息：{{children}}的{{kit}}可以领取了。',
  '请在这个周末训练前或训练后，到俱乐部的旗子那里领取。如果由别人代领，请把您的姓氏告诉对方。',
]

export const newsletterSubject = '来自球场的消息'
export const newsletterBody = [
  '{{firstName}}，您好！',
  '以下是俱乐部这个月的消息。',
  '<发生了什么>',
  '<接下来有什么，写明日期、时间和地点>',
  '<感谢一位志愿者>',
  '球场见。',
]
