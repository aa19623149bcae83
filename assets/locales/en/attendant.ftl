# Words of the attendant’s pages that tell of events, waits, and what is not as it was wanted.
ui-attendant-events = Go on with which event? These have a board.
ui-attendant-new-event = Another name
ui-attendant-event-sign = That character cannot be drawn on the board, so it is left out.
ui-attendant-goes-on = { $n ->
        [one] The booth goes on in { $n } second.
       *[other] The booth goes on in { $n } seconds.
    }
ui-key-capital = A capital letter
ui-key-small = A small letter
error-booth-event = The event’s name was too long, or had characters that cannot be drawn here. The booth takes it as: { $event }
error-booth-levels = The booth was asked for levels that it does not have: { $unknown }. It can play: { $known }.
