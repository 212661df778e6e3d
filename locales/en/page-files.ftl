# What goes wrong with games that come to the page from outside. The rules of these files stand in dooz.ftl.

### error-address: the part of the address that holds a game

error-address = This address holds no game: { $reason }
error-address-too-long = This address is longer than { $count } characters, which no game needs; have it sent to you again.
error-address-page = This is not the address of a game; such an address has #/play in it.
error-address-percent = This address is damaged: a percent sign has no code after it; have it sent to you again.
error-address-twice = `{ $name }` appears twice in this address; remove one.
error-address-turn = `{ $input }` cannot be to move; write turn=x or turn=o in the address.
error-address-at = `{ $input }` is not a place in this game; write a number from 0 to { $count } after at=.
error-address-seat = `{ $input }` is not a player; write person, or a player such as level:50.
error-address-opening = The opening `{ $input }` does not fit the moves of this address. Write opening=swap2, for at most { 5 } stones on a board of at least { 5 }x{ 5 }, or leave it out.

### error-import: files and texts that somebody opens

error-import-too-large = The file has more than { $count } megabytes, too many for a game; choose another one.
error-import-too-many-moves = The game has more than { $count } moves with its side lines; choose another one.
error-import-unknown = No game was found. SGF, files of Piskvork, lists of moves, pictures of a board and addresses of games can be read.

### error-no-board, error-storage, error-board-size: games that were kept, and boards

error-no-board = There is no board for { $rules } here; boards have 3 to 22 columns and rows, and lines of at least two squares.
error-storage = The games that were kept here are damaged, and a new one begins.
error-board-size = The board has { $columns } columns and { $rows } rows.
