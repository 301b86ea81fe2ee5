export const onePlace = (names: string) => `${names}有名額了`
export const places = (names: string) => `${names}都有名額了`
export const freePlace = (child: string, program: string) => `${program}有${child}的名額了`
export const goodNews = (places: string) => `好消息：${places}。`
export const howToAnswer =
  '按鈕會打開一個頁面，您可以在那裡接受名額、婉拒名額或退出候補名單。您選擇之前甚麼都不會發生，也不用密碼。'
export const cost = (child: string, amount: string) => `${child}的名額費用為${amount}`
export const costs = (costs: string) => `${costs}。您接受後，我們會發電郵告訴您如何付款。`
export const unanswered = '如果我們沒有按時收到您的答覆，名額會給下一個家庭，您會移到候補名單的最後。'
export const answer = '答覆'

export const goneSubject = (child: string) => `為${child}保留的名額已過期`
export const gone = (child: string, program: string) =>
  `我們為${child}保留了${program}的名額，但沒有收到您的答覆，所以名額已給了下一個家庭。`
export const goneNext = (child: string) => `${child}仍在候補名單上，排在最後。再有名額時我們會發電郵通知您。`
export const goneLeave =
  '如果不再需要名額，請退出候補，讓其他家庭往前移：按按鈕打開頁面，再按一下就可以，不用密碼。'

export const revokedSubject = (child: string) => `為${child}保留的名額已給下一個家庭`
export const revoked = (child: string, program: string) =>
  `我們為${child}保留了${program}的名額，但${child}目前不能接受這個名額，所以名額已給了下一個家庭。`
export const revokedNext = (child: string) =>
  `${child}的候補位置不變。等${child}獲准重新上場，輪到您時我們會通知您。`
export const seePlaceInLine = '查看候補位置'
