# The command line. Ids of boards, options and bots, and places in files, are the same in both languages.

cli-about = Cờ Tỷ Phú, the classic property-trading game: play it in the browser, let bots play thousands of games, try a position out, check the dice of a game.
cli-epilogue = Each command says more: cotyphu COMMAND --help. With --lang vi or --lang en it speaks Vietnamese or English; otherwise LC_ALL, LC_MESSAGES or LANG decides.
cli-commands = Commands
cli-parameters = Parameters
cli-usage = Usage: cotyphu COMMAND
cli-usage-play = Usage: cotyphu play [OPTIONS]
cli-usage-simulate = Usage: cotyphu simulate [OPTIONS]
cli-usage-scenario = Usage: cotyphu scenario [OPTIONS] FILE
cli-usage-verify = Usage: cotyphu verify FILE
cli-help = Show this text.
cli-version = Show the version.

## What goes wrong

cli-interrupted = stopped
cli-bad-language = --lang: expected one of { $known }, got { $given }
cli-unknown-command = there is no command { $given } (there are: { $known })
cli-unknown-option = there is no option { $given } (see cotyphu { $command } --help)
cli-unused = { $given }: nothing more is expected here (see cotyphu { $command } --help)
cli-missing = { $name } is missing (see cotyphu { $command } --help)
cli-no-value = { $name } needs a value (see cotyphu { $command } --help)
cli-twice = { $name } is given twice
cli-not-a-number = { $name }: expected a whole number, got { $given }
cli-out-of-bounds = { $name }: expected { $low } to { $high }, got { $given }
cli-too-small = { $name }: expected { $low } or more, got { $given }
cli-file-unreadable = { $file }: cannot be read: { $why }
cli-file-not-text = { $file }: this is not UTF-8 text
cli-file-not-json = { $file }: line { $line }, column { $column }: this is not JSON: { $why }
cli-file-nested = { $file }: lists and objects are nested too deeply
cli-file-number = { $file }: a number is too long: { $given }
cli-file-constant = { $file }: { $given } is not a number of JSON
cli-file-field-twice = { $file }: an object has the field { $field } twice

## cotyphu scenario

cli-scenario = Do the actions of a scenario and print what happened as JSON: every event and refusal with its clause, the position after, everybody's menu. The form of the file is told in docs/scenario.md.
cli-scenario-file = The scenario, a JSON file; - reads standard input.
cli-scenario-strict = Stop at the first refused action, with exit code 1. Otherwise it is told and the next is done.

## cotyphu verify

cli-verify = Check the journal of a game, as the table gives it out: replay every action by the rules, compare every event, and make every roll and card again from the seed that was fixed before play. Exit code 0: all is right; 1: something is not; 2: this is no journal.
cli-verify-file = The journal, a JSON file; - reads standard input.
cli-verify-no-journal = { $file }: this is no journal of a table: { $why }
cli-verify-wrong = { $file }: WRONG. { $why }
cli-verify-right = { $file }: right.
cli-verify-table = Table { $table }, board { $board }, players: { $players }.
cli-verify-played = { $entries } entries with { $actions } actions follow from each other by the rules; every event and digest agrees.
cli-verify-dice = All { $dice } rolls and cards come from the seed whose SHA-256 was shown before play: { $commitment }.
cli-verify-no-seed = The seed of the dice is shown when the game is over; then the journal can prove the dice as well. Its SHA-256: { $commitment }.

## cotyphu simulate

cli-simulate = Let bots play games against each other and count who wins. The same seed gives the same result, however many processes share the work.
cli-simulate-players = How many play, 2 to 8, or 2 to 4 in Ultimate Banking. Not given: as many as --bots names, else 4.
cli-simulate-bots = Who plays each seat, in seat order, parted by commas: { $known }. One name stands for all seats. Not given: { $usual }. A seat may have an advantage by its place: --option first_player=random removes it.
cli-simulate-games = How many games, 1 to 1000000. Not given: { $usual }.
cli-simulate-seed = A whole number from which all dice, cards and choices follow. Not given: { $usual }.
cli-simulate-board = The board: { $known }. Not given: the first of them.
cli-simulate-option = A rule as name=value, and again for another: on or off, a number, none (no limit) or a word. Names: { $known }. If turn_limit is not given it is { $turns } rounds, so that every game ends.
cli-simulate-json = Print the result as one JSON object instead of tables.
cli-simulate-jobs = How many processes share the work. Not given: one for each core.
cli-simulate-progress = Games
cli-simulate-not-an-option = --option: expected name=value, got { $given }
cli-simulate-option-twice = --option: { $name } is given twice
cli-simulate-seats = --bots: { $bots } bots are named for { $players } players: name one for all seats, or one for each
cli-simulate-title = { $games } games on board { $board }, seed { $seed }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-worth = Mean worth
cli-simulate-ends = How games ended
cli-simulate-ties = Shared wins
cli-simulate-lengths = Length of a game
cli-simulate-least = Least
cli-simulate-median = Median
cli-simulate-mean = Mean
cli-simulate-most = Most
cli-simulate-rounds = Rounds
cli-simulate-decisions = Decisions of bots
cli-simulate-speed = { $games } games in { $seconds } s ({ $rate } a second)

## cotyphu play

cli-play = Play in the browser: start the server, tell its address, and open a browser where there is one. Ctrl-C stops it; every game goes on where it was when it is started again.
cli-play-port = The port to listen on, 0 for any that is free. Not given: 8000, or another if that is taken.
cli-play-host = The address to listen on. 0.0.0.0, if not given, lets phones and computers in your network join, 127.0.0.1 only this computer.
cli-play-data = The folder where games are kept. Not given: the place where your system keeps data of programs, for example ~/.local/share/cotyphu.
cli-play-no-browser = Do not open a browser.
cli-play-address = Play here: { $address }
cli-play-others = Other devices in your network: { $address }
cli-play-data-dir = Games are kept in { $folder }
cli-play-how-to-stop = Ctrl-C stops the server.
cli-play-stopped = Stopped. Every game goes on where it was when you start again.
cli-play-no-client = The pages of the game are not built yet: run make play (or make build) in the project's folder.
