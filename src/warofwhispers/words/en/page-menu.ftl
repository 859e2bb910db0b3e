# What the menu says, and what people settle among themselves.

### Settings

page-settings-title = Settings
page-settings-auto = Answer questions with a single answer for me
page-settings-quick = Quickly when I play against bots only
page-settings-quick-people = With other people there is always a pause of the same length, whatever you hold, even when you press “pass” yourself: a quick one would tell them that you have nothing to play.
page-settings-cover = Keep my hand and loyalties covered
page-settings-confirm = Ask before an attack is sent
page-settings-hints = Explain signs and numbers on the table
page-settings-speed = What others do is shown
page-settings-speed-value = { $speed ->
    [slow] slowly
    [fast] fast
    [once] all at once
   *[normal] at an even pace
}
page-settings-sound = Sounds
page-settings-volume = Volume
page-settings-theme = Theme
page-settings-theme-auto = Same as the system
page-settings-theme-light = Light
page-settings-theme-dark = Dark

### Links, leaving

page-menu-command = Command line
page-menu-share = Links to this table
page-menu-watch = Link for watching
page-menu-other-device = Your seat on another device
page-menu-renew = New link for my seat
page-menu-renew-text = The old one stops working, on every other device too.
page-menu-reclaim = I sat here and lost my link:
page-menu-reclaim-waiting = The others are asked whether you may have this seat; its owner has time to object.
page-menu-absent = Has someone been away for long? Let a bot play for them:
page-menu-leave = Let a bot play on
page-menu-return = Take your seat again
page-menu-end = Ask to end the game
page-coach-none = No coach while you play: those who set up this table did not agree on one.

### Chat

page-chat-none = Nothing said yet.
page-chat-say = Say something
page-chat-send = Send

### Reporting somebody to the operator

page-report-title = Report somebody
page-report-about = This goes to whoever runs this server. Nobody at the table hears of it.
page-report-whom = About
page-report-nobody = nobody in particular
page-report-kind = Reason
page-report-kinds = { $kind ->
    [talk] what was said
    [name] a name
    [cheating] cheating
    [leaving] leaving games
   *[other] something else
}
page-report-text = What happened?
page-report-send = Send
page-report-sent = Thank you. The operator will see it.

### Votes

page-vote = { $kind ->
    [undo] { $by } asks to go back to step { $to }.
    [end] { $by } asks to end the game here.
    [renew] Somebody has lost the link to the seat of { $seat } and asks for it. Is it them?
    [claim] { $outcome ->
        [bot] Claim { $number }: somebody says they lost the link to the seat of { $seat }. If you agree, a bot takes it over.
       *[seat] Claim { $number }: somebody says they lost the link to the seat of { $seat } and would see its cards. Agree only if you know it is them.
    }
   *[bot] { $by } asks to let a bot play for { $seat }, who has been away for a long time.
}
page-vote-yes = Agree
page-vote-no = Refuse
page-vote-claim-waits = { $minutes ->
    [one] The owner has { $minutes } minute left to object.
   *[other] The owner has { $minutes } minutes left to object.
}
page-vote-claim-ended = While you were away, somebody asked for your seat, saying they had lost its link. Your return ended that.
page-vote-settle = Do it now
page-vote-waiting = Waiting for { LIST($names) }.
