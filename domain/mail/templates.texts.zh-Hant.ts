export const rainSubject = '今天沒有訓練：{{program}}'
export const rainBody = [
  '{{firstName}}，您好！',
  '因為天氣關係，球場關閉，{{children}}今天沒有訓練。',
  '這個月{{children}}可以改在另一個訓練日參加。直接來就可以，不用通知我們。',
  '請注意保暖，下次見。',
]

export const paymentSubject = '溫馨提醒：{{program}}還要付{{amountDue}}'
export const paymentBody = [
  '{{firstName}}，您好！',
  '我們為{{children}}保留了{{program}}的名額，還要付{{amountDue}}。',
  '請在e-Transfer電子轉賬的留言中寫上{{reference}}，方便我們核對。',
  '如果您這兩天已經付款，或需要多一點時間，或費用上需要幫助，請直接回覆這封電郵。',
  '感謝您成為球會的一員。',
]

export const kitSubject = '您的裝備可以領取了：{{kit}}'
export const kitBody = [
  '{{firstName}}，您好！',
  '好消息：{{children}}的{{kit}}可以領取了。',
  '請在這個週末訓練前或訓練後，到球會的旗子那裡領取。如果由別人代領，請把您的姓氏告訴對方。',
]

export const newsletterSubject = '來自球場的消息'
export const newsletterBody = [
  '{{firstName}}，您好！',
  '以下是球會這個月的消息。',
  '<發生了甚麼>',
  '<接下來有甚麼，寫明日期、時間和地點>',
  '<感謝一位義工>',
  '球場見。',
]
