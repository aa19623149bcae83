# The board of a booth: the day's best, and the place where a name is typed.
ui-board-today = Best today
ui-board-shift = { $level }, seed { $seed }
ui-board-below = { $n ->
        [one] { $n } more below.
       *[other] { $n } more below.
    }
ui-board-passed-first = Passed shifts stand above all others.
ui-board-simulated = simulated
ui-board-your-name = Your name
ui-board-letters = up to { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
ui-board-name-empty = Type a name first, or go on without one.
ui-board-name-sign = { $sign } has no place in a name here.
ui-board-name-unfriendly = Not that one, please: children read this board. Another name?
ui-board-put-up = Put your name on the board
ui-board-put-up-name = Put { $name } on the board
ui-board-nameless = Without a name
ui-board-guest = GUEST { $n }
ui-board-again = Play again
ui-board-done = Done
ui-board-rank = Rank today
ui-board-behind = { $n ->
        [0] level with the place above
        [one] { $n } point to the place above
       *[other] { $n } points to the place above
    }
ui-board-of = of { $n }
ui-board-kept = { $n ->
        [one] Names stay on this machine and are erased after { $n } day.
       *[other] Names stay on this machine and are erased after { $n } days.
    }
ui-board-not-saved = Names are kept until this program ends.
ui-board-until = { $n ->
        [one] Without a touch, the next turn comes in { $n } second.
       *[other] Without a touch, the next turn comes in { $n } seconds.
    }
ui-key-space-bar = space
ui-key-erase = Erase the last letter
error-board-damaged = The board could not be read. It is kept as { $file }, and a new one begins.
error-board-newer = The board is from a newer version. It is kept as { $file }, and a new one begins.
error-board-not-saved = The board cannot be saved here: its names are gone when the program ends.
error-board-altered = { $n ->
        [one] { $n } entry of the board is not what its replay gives, so it is left out. The board as it was is kept as { $file }.
       *[other] { $n } entries of the board are not what their replays give, so they are left out. The board as it was is kept as { $file }.
    }

# Whoever tends the booth.
ui-attendant = Attendant
ui-attendant-number = Enter the number.
ui-attendant-wrong = { $n ->
        [one] That is not it. { $n } try left.
       *[other] That is not it. { $n } tries left.
    }
ui-attendant-wait = { $n ->
        [one] Too many tries. Wait { $n } second.
       *[other] Too many tries. Wait { $n } seconds.
    }
ui-attendant-enter = Enter
ui-attendant-close = Back to the booth
ui-attendant-event = Event
ui-attendant-no-event = no name
ui-attendant-change = Change
ui-attendant-levels = Levels
ui-attendant-board = Board
ui-attendant-visitors = { $n ->
        [one] { $n } visitor
       *[other] { $n } visitors
    }
ui-attendant-export = Export
ui-attendant-import = Import
ui-attendant-reset = Erase
ui-attendant-program = Program
ui-attendant-event-name = Name of the event. Each has a board of its own.
ui-attendant-take = Take this name
ui-attendant-erase-here = { $n ->
        [one] { $n } visitor is erased from the board, for good. Export it first if you want to keep it.
       *[other] { $n } visitors are erased from the board, for good. Export it first if you want to keep it.
    }
ui-attendant-erase-event = { $n ->
        [one] { $n } visitor is erased from the board of { $event }, for good. Export it first if you want to keep it.
       *[other] { $n } visitors are erased from the board of { $event }, for good. Export it first if you want to keep it.
    }
ui-attendant-erase = Erase for good
ui-attendant-erased = The board is erased.
ui-attendant-files = Which file?
ui-attendant-no-files = There is no exported board among your documents.
ui-attendant-exported = Board saved as { $file }
error-not-a-board = { $file } is no board that can be taken in: { $reason }
error-booth-unlocked = No PIN was set (--pin, pin=): the booth cannot be changed while it runs, and its window closes as any other.
