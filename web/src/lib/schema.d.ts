// Made by `npm run types` from the server's schema; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CreateTable
         * @description A new table.
         */
        CreateTable: {
            seats: components["schemas"]["NewSeat"][];
            /** @default null */
            title: string | null;
            /**
             * @default {
             *       "introductory": false,
             *       "modules": [],
             *       "hal": null,
             *       "closed_screens": false,
             *       "hand_size": 4,
             *       "first_player": null
             *     }
             */
            options: components["schemas"]["GameOptions"];
            /**
             * @default {
             *       "open": false,
             *       "spectators": true,
             *       "undo": true,
             *       "hints": true,
             *       "projection": true,
             *       "clock": null,
             *       "stand_in": null,
             *       "delay": 0,
             *       "rated": false
             *     }
             */
            house: components["schemas"]["House"];
            /** @default false */
            start: boolean;
            /** @default null */
            seed: string | null;
            /** @default null */
            position: string | null;
        };
        /**
         * NewSeat
         * @description A seat of a table that is being created.
         */
        NewSeat: {
            /** @enum {unknown} */
            kind: "bot" | "me" | "open";
            /** @default null */
            name: string | null;
            /** @default null */
            colour: ("mint" | "onyx" | "pearl" | "plum" | "rose") | null;
            /** @default null */
            bot: string | null;
        };
        /**
         * GameOptions
         * @description What `ginkgopolis.Options` has, but for the number of players, which follows from the seats.
         */
        GameOptions: {
            /** @default false */
            introductory: boolean;
            /** @default [] */
            modules: string[];
            /** @default null */
            hal: ("expert" | "normal") | null;
            /** @default false */
            closed_screens: boolean;
            /** @default 4 */
            hand_size: number;
            /** @default null */
            first_player: number | null;
        };
        /**
         * House
         * @description How a table is run.
         */
        House: {
            /** @default false */
            open: boolean;
            /** @default true */
            spectators: boolean;
            /** @default true */
            undo: boolean;
            /** @default true */
            hints: boolean;
            /** @default true */
            projection: boolean;
            /** @default null */
            clock: components["schemas"]["Clock"] | null;
            /** @default null */
            stand_in: string | null;
            /** @default 0 */
            delay: number;
            /** @default false */
            rated: boolean;
        };
        /**
         * Clock
         * @description How long a decision may take.
         */
        Clock: {
            seconds: number;
        };
        /**
         * ChangeTable
         * @description New settings of a table.
         */
        ChangeTable: {
            /** @default null */
            title: string | null;
            /** @default null */
            options: components["schemas"]["GameOptions"] | null;
            /** @default null */
            house: components["schemas"]["House"] | null;
            /** @default null */
            players: number | null;
        };
        /**
         * ChangeSeat
         * @description A new name or colour, a bot, or an open seat.
         */
        ChangeSeat: {
            seat: number;
            /** @default null */
            name: string | null;
            /** @default null */
            colour: ("mint" | "onyx" | "pearl" | "plum" | "rose") | null;
            /** @default null */
            bot: string | null;
            /** @default false */
            open: boolean;
        };
        /**
         * Enter
         * @description The invite of a table.
         */
        Enter: {
            invite: string;
        };
        /**
         * Sit
         * @description Take an open seat.
         */
        Sit: {
            /** @default null */
            name: string | null;
            /** @default null */
            seat: number | null;
            /** @default null */
            colour: ("mint" | "onyx" | "pearl" | "plum" | "rose") | null;
        };
        /**
         * OneSeat
         * @description A seat, to stand up from, to get a link for, to revoke, or to make the host's.
         */
        OneSeat: {
            seat: number;
        };
        /**
         * Swap
         * @description Two seats that change places.
         */
        Swap: {
            seats: [
                number,
                number
            ];
        };
        /**
         * Archive
         * @description Whether a table is hidden from one's own lists.
         */
        Archive: {
            /** @default true */
            archived: boolean;
        };
        /**
         * Claim
         * @description The secret of a personal link.
         */
        Claim: {
            secret: string;
        };
        /**
         * Remind
         * @description Be told when it is one's turn: a browser's push subscription has keys, a webhook has none.
         */
        Remind: {
            address: string;
            /** @default null */
            keys: components["schemas"]["PushKeys"] | null;
        };
        /**
         * PushKeys
         * @description What a browser says about itself, so that nobody else can read what is sent to it.
         */
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        /**
         * PlayerName
         * @description What a player is called.
         */
        PlayerName: {
            name: string;
        };
        /**
         * PlayerKey
         * @description The key of a player, as somebody has typed it.
         */
        PlayerKey: {
            key: string;
        };
        /**
         * NewTournament
         * @description A tournament that is being announced, and what is kept of that.
         */
        NewTournament: {
            name: string;
            /**
             * @default swiss
             * @enum {unknown}
             */
            format: "groups" | "swiss";
            /** @default 2 */
            size: number;
            /** @default 3 */
            rounds: number;
            /** @default 1 */
            best: number;
            /** @default 32 */
            capacity: number;
            /** @default 168 */
            joining_hours: number;
            /** @default 168 */
            round_hours: number;
            /**
             * @default {
             *       "introductory": false,
             *       "modules": [],
             *       "hal": null,
             *       "closed_screens": false,
             *       "hand_size": 4,
             *       "first_player": null
             *     }
             */
            options: components["schemas"]["GameOptions"];
            /** @default null */
            clock: components["schemas"]["Clock"] | null;
            /** @default false */
            rated: boolean;
        };
        /**
         * Nothing
         * @description A request without anything to say.
         */
        Nothing: Record<string, never>;
        /**
         * Record
         * @description A game is its rules version, options, seed and moves; everything else follows from them.
         */
        Record: {
            /** @default 1 */
            format: number;
            /** @default 2 */
            rules: number;
            options: components["schemas"]["Options"];
            seed: string;
            names: string[];
            moves: components["schemas"]["Play"][];
        };
        /**
         * Options
         * @description How a game is set up; with one player it is against Hal, who has seat 1.
         */
        Options: {
            players: number;
            /** @default false */
            introductory: boolean;
            /** @default null */
            first_player: number | null;
            /** @default false */
            closed_screens: boolean;
            /** @default [] */
            modules: string[];
            /** @default 4 */
            hand_size: number;
            /** @default null */
            hal: string | null;
        };
        /**
         * Play
         * @description Who made which move, in the order in which the moves came.
         */
        Play: [
            number,
            string
        ];
        /**
         * About
         * @description What this server offers.
         */
        About: {
            version: string;
            rules: number;
            compiled: boolean;
            bots: string[];
            levels: components["schemas"]["LevelInfo"][];
            stand_in: string;
            modules: string[];
            drafted: string[];
            ratings: {
                [key: string]: components["schemas"]["Ratings"];
            };
            words: {
                [key: string]: string;
            };
            hal_levels: string[];
            hand_sizes: number[][];
            alone: components["schemas"]["GameOptions"];
            ranked_sizes: number[];
            colours: string[];
            limits: components["schemas"]["Limits"];
            docs: boolean;
            rated: boolean;
            /** @enum {unknown} */
            tournaments: "off" | "operator" | "players";
        };
        /**
         * LevelInfo
         * @description A bot as people choose it: `level-name`, `level-degree` and `level-manner` say it in words.
         */
        LevelInfo: {
            level: string;
            bot: string;
            face: string;
        };
        /**
         * Ratings
         * @description What a module asks of players, from 1 to 3 each.
         */
        Ratings: {
            complexity: number;
            strategy: number;
        };
        /**
         * Limits
         * @description How long things may be.
         */
        Limits: {
            name: number;
            title: number;
            chat: number;
            message: number;
            clock_from: number;
            clock_to: number;
        };
        /**
         * Entered
         * @description A table and who one is there.
         */
        Entered: {
            table: components["schemas"]["TableInfo"];
            you: components["schemas"]["You"];
        };
        /**
         * TableInfo
         * @description What everybody at a table may know about it.
         */
        TableInfo: {
            id: string;
            title: string;
            /** @enum {unknown} */
            phase: "closed" | "finished" | "lobby" | "playing";
            created: number;
            started: number | null;
            finished: number | null;
            touched: number;
            players: number;
            options: components["schemas"]["GameOptions"];
            house: components["schemas"]["House"];
            host: number;
            seats: components["schemas"]["SeatInfo"][];
            watchers: number;
            fair: boolean;
            seed_sha256: string | null;
            rematch: string | null;
            rematch_of: string | null;
            tournament: string | null;
            result: components["schemas"]["Result"] | null;
            revision: number;
            rules: number;
        };
        /**
         * SeatInfo
         * @description A seat at a table.
         */
        SeatInfo: {
            /** @enum {unknown} */
            kind: "bot" | "hal" | "human" | "open";
            name: string | null;
            /** @enum {unknown} */
            colour: "mint" | "onyx" | "pearl" | "plum" | "rose";
            bot: string | null;
            stand_in: string | null;
            here: boolean;
            votes: number[];
            player: string | null;
        };
        /**
         * Result
         * @description How a game ended.
         */
        Result: {
            winners: number[];
            totals: number[];
        };
        /**
         * You
         * @description What the one who asks is at this table.
         */
        You: {
            seats: number[];
            host: boolean;
            invite: string | null;
            archived: boolean;
        };
        /**
         * TableList
         * @description A page of a list of tables.
         */
        TableList: {
            tables: components["schemas"]["TableSummary"][];
            more: boolean;
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            id: string;
            title: string;
            /** @enum {unknown} */
            phase: "closed" | "finished" | "lobby" | "playing";
            players: number;
            free: number;
            names: (string | null)[];
            colours: ("mint" | "onyx" | "pearl" | "plum" | "rose")[];
            introductory: boolean;
            modules: string[];
            everything: boolean;
            hal: string | null;
            clock: number | null;
            touched: number;
            round: number;
            yours: number[];
            waiting: number[];
            archived: boolean;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * LinkSecret
         * @description The secret of a personal link.
         */
        LinkSecret: {
            secret: string;
        };
        /**
         * RecordId
         * @description Where an uploaded record can be replayed.
         */
        RecordId: {
            id: string;
        };
        /**
         * Reminders
         * @description How this server can tell somebody that it is her turn, and how it does.
         */
        Reminders: {
            push_key: string | null;
            webhooks: boolean;
            reminders: components["schemas"]["ReminderInfo"][];
        };
        /**
         * ReminderInfo
         * @description A way in which a session is told that it is its turn.
         */
        ReminderInfo: {
            id: string;
            kind: string;
            host: string;
            created: number;
        };
        /**
         * ReminderMade
         * @description A new way.
         */
        ReminderMade: {
            reminder: components["schemas"]["ReminderInfo"];
            secret: string | null;
        };
        /**
         * ReminderTried
         * @description Something was sent.
         */
        ReminderTried: {
            taken: boolean;
        };
        /**
         * Me
         * @description The player that this session is, if it is any.
         */
        Me: {
            player: components["schemas"]["PlayerInfo"] | null;
        };
        /**
         * PlayerInfo
         * @description A player, as all may know her.
         */
        PlayerInfo: {
            id: string;
            name: string;
            created: number;
        };
        /**
         * PlayerMade
         * @description A player with her key, which is not told again.
         */
        PlayerMade: {
            player: components["schemas"]["PlayerInfo"];
            key: string;
        };
        /**
         * PlayerPage
         * @description A player, and a page of her games.
         */
        PlayerPage: {
            player: components["schemas"]["PlayerInfo"];
            you: boolean;
            ratings: components["schemas"]["PlayerRating"][];
            games: components["schemas"]["PlayedGame"][];
            more: boolean;
        };
        /**
         * PlayerRating
         * @description What a player has come to at tables for some number of players.
         */
        PlayerRating: {
            players: number;
            points: number;
            mu: number;
            sigma: number;
            games: number;
            wins: number;
            place: number;
            score: number;
        };
        /**
         * PlayedGame
         * @description A rated game of a player.
         */
        PlayedGame: {
            table: string;
            title: string;
            finished: number;
            players: number;
            names: (string | null)[];
            seat: number;
            place: number;
            score: number;
            change: number;
        };
        /**
         * Ladder
         * @description A page of the ladder for some number of players.
         */
        Ladder: {
            players: number;
            ladder: components["schemas"]["LadderLine"][];
            more: boolean;
        };
        /**
         * LadderLine
         * @description A player in the ladder.
         */
        LadderLine: {
            rank: number;
            id: string;
            name: string;
            rating: components["schemas"]["PlayerRating"];
        };
        /**
         * TournamentList
         * @description A page of the list of tournaments.
         */
        TournamentList: {
            tournaments: components["schemas"]["TournamentInfo"][];
            more: boolean;
        };
        /**
         * TournamentInfo
         * @description A tournament in a list.
         */
        TournamentInfo: {
            id: string;
            name: string;
            /** @enum {unknown} */
            phase: "closed" | "finished" | "open" | "running";
            /** @enum {unknown} */
            format: "groups" | "swiss";
            size: number;
            rounds: number | null;
            best: number | null;
            round: number;
            created: number;
            begins: number;
            deadline: number | null;
            finished: number | null;
            players: number;
            capacity: number;
            joining_hours: number;
            round_hours: number;
            options: components["schemas"]["GameOptions"];
            clock: components["schemas"]["Clock"] | null;
            rated: boolean;
            owner: string | null;
        };
        /**
         * TournamentPage
         * @description A tournament, how all stand, and the tables of a round.
         */
        TournamentPage: {
            tournament: components["schemas"]["TournamentInfo"];
            standings: components["schemas"]["TournamentLine"][];
            round: number;
            tables: components["schemas"]["TournamentTable"][];
            you: components["schemas"]["TournamentYou"];
        };
        /**
         * TournamentLine
         * @description A line of the standings.
         */
        TournamentLine: {
            rank: number;
            id: string;
            name: string;
            points: number;
            strength: number;
            wins: number;
            games: number;
            out: boolean;
        };
        /**
         * TournamentTable
         * @description A table of a round; without an id somebody rests.
         */
        TournamentTable: {
            board: number;
            id: string | null;
            phase: string | null;
            seats: components["schemas"]["TournamentSeat"][];
        };
        /**
         * TournamentSeat
         * @description Somebody at a table of a round.
         */
        TournamentSeat: {
            id: string | null;
            name: string | null;
            place: number | null;
            points: number | null;
            score: number | null;
        };
        /**
         * TournamentYou
         * @description What the one who asks has to do with a tournament.
         */
        TournamentYou: {
            player: string | null;
            joined: boolean;
            owner: boolean;
            table: string | null;
        };
        /**
         * ErrorAnswer
         * @description The body of every answer that is not 2xx.
         */
        ErrorAnswer: {
            error: components["schemas"]["Problem"];
        };
        /**
         * Problem
         * @description What went wrong.
         */
        Problem: {
            code: string;
            message: string;
        };
        /**
         * Log
         * @description The whole story.
         */
        Log: {
            log: components["schemas"]["LogEntry"][];
        };
        /**
         * LogEntry
         * @description What one move did; nobody's move is the setup.
         */
        LogEntry: {
            seat: number | null;
            round: number;
            deeds: (components["schemas"]["RoundBegan"] | components["schemas"]["SatOut"] | components["schemas"]["DeckRenewed"] | components["schemas"]["CardsDrawn"] | components["schemas"]["CardsPassed"] | components["schemas"]["NewHandTaken"] | components["schemas"]["Revealed"] | components["schemas"]["TileReturned"] | components["schemas"]["Gained"] | components["schemas"]["CharactersShown"] | components["schemas"]["Exploited"] | components["schemas"]["Urbanized"] | components["schemas"]["TokenMoved"] | components["schemas"]["Constructed"] | components["schemas"]["Exhausted"] | components["schemas"]["GaveBack"] | components["schemas"]["LastRound"] | components["schemas"]["GameOver"] | components["schemas"]["HalTurned"] | components["schemas"]["HalDrew"] | components["schemas"]["HalStopped"] | components["schemas"]["HalScored"] | components["schemas"]["ExpertCame"] | components["schemas"]["Bought"] | components["schemas"]["EventHappened"] | components["schemas"]["EventReturned"] | components["schemas"]["Expropriated"] | components["schemas"]["Lost"] | components["schemas"]["KeptAside"])[];
            news: string[];
            /** @default null */
            undone: ("choice" | "round" | "undo") | null;
        };
        /**
         * RoundBegan
         * @description `seat` is first player.
         */
        RoundBegan: {
            /** @enum {unknown} */
            deed: "round_began";
            seat: number;
            round: number;
            alone: boolean;
        };
        /**
         * SatOut
         * @description A seat without cards takes no part in a round (N3).
         */
        SatOut: {
            /** @enum {unknown} */
            deed: "sat_out";
            seat: number;
        };
        /**
         * DeckRenewed
         * @description A deck is made, all construction sites are cleared, and some cards are discarded from it.
         */
        DeckRenewed: {
            /** @enum {unknown} */
            deed: "deck_renewed";
            cards: number;
            discarded: string[];
            first: boolean;
        };
        /**
         * CardsDrawn
         * @description What several seats draw into their hands.
         */
        CardsDrawn: {
            /** @enum {unknown} */
            deed: "cards_drawn";
            hands: components["schemas"]["Cards"][];
        };
        /**
         * Cards
         * @description Cards that come into a hand.
         */
        Cards: {
            seat: number;
            amount: number;
            cards: string[] | null;
        };
        /**
         * CardsPassed
         * @description The unused cards go to the left; giver and taker know them (N1).
         */
        CardsPassed: {
            /** @enum {unknown} */
            deed: "cards_passed";
            hands: components["schemas"]["Handed"][];
        };
        /**
         * Handed
         * @description Cards that a seat passes to another.
         */
        Handed: {
            seat: number;
            amount: number;
            cards: string[] | null;
            to: number;
        };
        /**
         * NewHandTaken
         * @description A New Hand token is spent (C2).
         */
        NewHandTaken: {
            /** @enum {unknown} */
            deed: "new_hand_taken";
            seat: number;
            left: number;
            discarded: string[];
            drawn: components["schemas"]["Cards"];
        };
        /**
         * Revealed
         * @description A card is turned over, with what lies beside it.
         */
        Revealed: {
            /** @enum {unknown} */
            deed: "revealed";
            seat: number;
            card: string;
            tile: string | null;
            event: string | null;
        };
        /**
         * TileReturned
         * @description A tile cannot be paid for: this much was needed, and the card is played alone (R2).
         */
        TileReturned: {
            /** @enum {unknown} */
            deed: "tile_returned";
            seat: number;
            tile: string;
            resources: number;
            points: number;
        };
        /**
         * Gained
         * @description What a seat gains; by itself the rest of what a question has interrupted, or tiles drawn apart.
         */
        Gained: {
            /** @enum {unknown} */
            deed: "gained";
            seat: number;
            uses: components["schemas"]["Used"][];
            gains: components["schemas"]["Amounts"];
            scored: components["schemas"]["Scored"][];
            bonuses: components["schemas"]["Bonuses"];
            taken: string[];
            draws: components["schemas"]["Draws"] | null;
            runs_out: boolean;
        };
        /**
         * Used
         * @description A building, known by its top tile, gives items.
         */
        Used: {
            tile: string;
            /** @enum {unknown} */
            item: "point" | "resource" | "tile";
            amount: number;
        };
        /**
         * Amounts
         * @description Resources and points.
         */
        Amounts: {
            resources: number;
            points: number;
        };
        /**
         * Scored
         * @description Points that a module brings, such as those for `parks`.
         */
        Scored: {
            by: string;
            points: number;
        };
        /**
         * Bonuses
         * @description What bonuses bring; the tiles are drawn together with the others (R7).
         */
        Bonuses: {
            resources: number;
            points: number;
            tiles: number;
        };
        /**
         * Draws
         * @description Tiles drawn, which are the drawer's secret.
         */
        Draws: {
            amount: number;
            tiles: string[] | null;
            value_two: number;
            by_bonuses: number;
            as_expert: string | null;
        };
        /**
         * CharactersShown
         * @description What a seat begins with (S5, S6).
         */
        CharactersShown: {
            /** @enum {unknown} */
            deed: "characters_shown";
            seat: number;
            uses: components["schemas"]["Used"][];
            gains: components["schemas"]["Amounts"];
            scored: components["schemas"]["Scored"][];
            bonuses: components["schemas"]["Bonuses"];
            taken: string[];
            draws: components["schemas"]["Draws"] | null;
            runs_out: boolean;
            characters: number[];
            expert: string | null;
        };
        /**
         * Exploited
         * @description A card is played alone; a letter has height 0, and what it brings may have to be asked (R3).
         */
        Exploited: {
            /** @enum {unknown} */
            deed: "exploited";
            seat: number;
            uses: components["schemas"]["Used"][];
            gains: components["schemas"]["Amounts"];
            scored: components["schemas"]["Scored"][];
            bonuses: components["schemas"]["Bonuses"];
            taken: string[];
            draws: components["schemas"]["Draws"] | null;
            runs_out: boolean;
            card: string;
            height: number;
        };
        /**
         * Urbanized
         * @description A tile takes the place of a token (R4).
         */
        Urbanized: {
            /** @enum {unknown} */
            deed: "urbanized";
            seat: number;
            letter: string;
            tile: string;
            building: number;
            hidden: boolean;
            laid: components["schemas"]["Laid"];
        };
        /**
         * Laid
         * @description What is laid down for a new building or one more floor.
         */
        Laid: {
            tiles: number;
            resources: number;
            site: boolean;
        };
        /**
         * TokenMoved
         * @description A token is laid down, and what the buildings beside the new tile give is gained.
         */
        TokenMoved: {
            /** @enum {unknown} */
            deed: "token_moved";
            seat: number;
            uses: components["schemas"]["Used"][];
            gains: components["schemas"]["Amounts"];
            scored: components["schemas"]["Scored"][];
            bonuses: components["schemas"]["Bonuses"];
            taken: string[];
            draws: components["schemas"]["Draws"] | null;
            runs_out: boolean;
            letter: string;
            east: number;
            south: number;
            shifted: components["schemas"]["TokenPlace"][];
        };
        /**
         * TokenPlace
         * @description Where an urbanization token lies, or would.
         */
        TokenPlace: {
            letter: string;
            east: number;
            south: number;
        };
        /**
         * Constructed
         * @description A floor is added to the building that the card names (R5).
         */
        Constructed: {
            /** @enum {unknown} */
            deed: "constructed";
            seat: number;
            uses: components["schemas"]["Used"][];
            gains: components["schemas"]["Amounts"];
            scored: components["schemas"]["Scored"][];
            bonuses: components["schemas"]["Bonuses"];
            taken: string[];
            draws: components["schemas"]["Draws"] | null;
            runs_out: boolean;
            card: string;
            tile: string;
            height: number;
            hidden: boolean;
            laid: components["schemas"]["Laid"];
            evicted: components["schemas"]["Eviction"] | null;
            paid: components["schemas"]["Amounts"];
            kept: string | null;
        };
        /**
         * Eviction
         * @description What the former owner of a building takes back, and scores unless it is the builder.
         */
        Eviction: {
            resources: number;
            points: number;
            seat: number;
        };
        /**
         * Exhausted
         * @description The supply of tiles is empty: all may give tiles back, or the second time nothing can be drawn (E1).
         */
        Exhausted: {
            /** @enum {unknown} */
            deed: "exhausted";
            times: number;
            /** @enum {unknown} */
            why: "drawn" | "nothing given back" | "nothing to draw";
        };
        /**
         * GaveBack
         * @description Tiles are given back for points (E1).
         */
        GaveBack: {
            /** @enum {unknown} */
            deed: "gave_back";
            seat: number;
            tiles: string[];
            points: number;
        };
        /**
         * LastRound
         * @description This round is the last one (E2).
         */
        LastRound: {
            /** @enum {unknown} */
            deed: "last_round";
            /** @enum {unknown} */
            why: "last tile" | "nothing given back" | "resources" | "tiles" | "too few resources";
            seat: number | null;
        };
        /**
         * GameOver
         * @description The game has ended.
         */
        GameOver: {
            /** @enum {unknown} */
            deed: "game_over";
        };
        /**
         * HalTurned
         * @description Hal turns over his card, and perhaps another, of which he discards one (H6).
         */
        HalTurned: {
            /** @enum {unknown} */
            deed: "hal_turned";
            seat: number;
            cards: string[];
            discarded: string | null;
        };
        /**
         * HalDrew
         * @description Hal draws the tile that he builds with.
         */
        HalDrew: {
            /** @enum {unknown} */
            deed: "hal_drew";
            seat: number;
            tile: string;
        };
        /**
         * HalStopped
         * @description Hal cannot build (H4).
         */
        HalStopped: {
            /** @enum {unknown} */
            deed: "hal_stopped";
            seat: number;
            /** @enum {unknown} */
            why: "no tile" | "too few resources";
        };
        /**
         * HalScored
         * @description Hal has points for the buildings beside his new one (H3).
         */
        HalScored: {
            /** @enum {unknown} */
            deed: "hal_scored";
            seat: number;
            points: number;
        };
        /**
         * ExpertCame
         * @description An expert whom nobody chose comes to a seat by chance.
         */
        ExpertCame: {
            /** @enum {unknown} */
            deed: "expert_came";
            seat: number;
            expert: string;
        };
        /**
         * Bought
         * @description A banker buys resources, for a point each.
         */
        Bought: {
            /** @enum {unknown} */
            deed: "bought";
            seat: number;
            resources: number;
            points: number;
        };
        /**
         * EventHappened
         * @description An event concerns this many resources: it brings tiles or points, or losses to others.
         */
        EventHappened: {
            /** @enum {unknown} */
            deed: "event_happened";
            seat: number;
            event: string;
            amount: number;
            points: number;
        };
        /**
         * EventReturned
         * @description Nothing could happen, and the event is taken back.
         */
        EventReturned: {
            /** @enum {unknown} */
            deed: "event_returned";
            seat: number;
            event: string;
        };
        /**
         * Expropriated
         * @description Own resources replace an owner's on the building with this top tile, and score points.
         */
        Expropriated: {
            /** @enum {unknown} */
            deed: "expropriated";
            seat: number;
            owner: number;
            tile: string;
            resources: number;
            points: number;
        };
        /**
         * Lost
         * @description A quality control takes points and resources; some of the points go to the one who controls.
         */
        Lost: {
            /** @enum {unknown} */
            deed: "lost";
            seat: number;
            resources: number;
            points: number;
            to: number;
            got: number;
        };
        /**
         * KeptAside
         * @description A seat takes up the card again that it set aside; nobody else sees it.
         */
        KeptAside: {
            /** @enum {unknown} */
            deed: "kept_aside";
            seat: number;
            card: string | null;
        };
        /**
         * Replay
         * @description A finished game, for looking at it move by move.
         */
        Replay: {
            id: string;
            names: string[];
            colours: ("mint" | "onyx" | "pearl" | "plum" | "rose")[] | null;
            options: components["schemas"]["Options"];
            moves: components["schemas"]["ReplayMove"][];
            seed_sha256: string;
            over: boolean;
            winners: number[];
            rounds: components["schemas"]["RoundEnd"][];
        };
        /**
         * ReplayMove
         * @description A move of a finished game.
         */
        ReplayMove: {
            seat: number;
            move: string;
            round: number;
        };
        /**
         * RoundEnd
         * @description How a round ended.
         */
        RoundEnd: {
            round: number;
            move: number;
            totals: number[];
        };
        /**
         * Moment
         * @description A finished game after some moves.
         */
        Moment: {
            number: number;
            of: number;
            game: components["schemas"]["Shown"];
            hands: components["schemas"]["OwnView"][] | null;
            entry: components["schemas"]["LogEntry"] | null;
        };
        /**
         * Shown
         * @description A game as one viewer sees it.
         */
        Shown: {
            view: components["schemas"]["View"];
            stage: number;
            decision: components["schemas"]["Decision"] | null;
            can_undo: boolean;
            can_ask: string[];
            waiting: components["schemas"]["Waiting"][];
            request: components["schemas"]["Request"] | null;
            districts: components["schemas"]["DistrictScore"][];
            scores: components["schemas"]["Score"][] | null;
            winners: number[];
            ending: components["schemas"]["Ending"] | null;
        };
        /**
         * View
         * @description All that a seat may know; `seat` and `own` are None for somebody who only watches.
         *
         *         Each part is built when you first look at it. A view is of one moment and stays as it is when the game
         *         goes on.
         */
        View: {
            seat: number | null;
            own: components["schemas"]["OwnView"] | null;
            question: string | null;
            pending: number[];
            round: number;
            first_player: number;
            last_round: boolean;
            over: boolean;
            seats: components["schemas"]["SeatView"][];
            buildings: components["schemas"]["BuildingView"][];
            tokens: components["schemas"]["TokenView"][];
            moving_token: string | null;
            new_building: number | null;
            deck: number;
            discard: string[];
            cards_to_come: string[];
            supply: number;
            supply_size: number;
            tiles_to_come: string[];
            exhausted: number;
            modules: string[];
            hal: boolean;
            amount: number | null;
            /** @default 0 */
            value_two: number;
            /** @default [] */
            value_two_to_come: string[];
            /** @default [] */
            prestige: string[];
            /** @default 0 */
            green_spaces: number;
            more?: Record<string, never>;
        };
        /**
         * OwnView
         * @description What only the viewer sees.
         */
        OwnView: {
            hand: string[];
            tiles: string[];
            card: string | null;
            tile: string | null;
            /** @default null */
            lower_tile: string | null;
            /** @default null */
            event: string | null;
            /** @default null */
            aside: string | null;
            /** @default null */
            adding: string | null;
            /** @default [] */
            events: string[];
            /** @default [] */
            given: string[];
            /** @default [] */
            pack: string[];
            /** @default [] */
            drafted: string[];
            more?: Record<string, never>;
        };
        /**
         * SeatView
         * @description What is known of a player; counts are None where closed screens hide them.
         */
        SeatView: {
            name: string;
            ready: boolean;
            hand: number;
            card: string | null;
            tile: string | null;
            resources: number | null;
            stock: number;
            points: number | null;
            tiles: number | null;
            new_hands: number;
            characters: number[];
            kept: string[];
            known_cards: string[];
            known_tiles: string[];
            /** @default null */
            expert: string | null;
            /** @default 0 */
            events: number;
            /** @default [] */
            known_events: string[];
            /** @default null */
            event: string | null;
            more?: Record<string, never>;
        };
        /**
         * BuildingView
         * @description A building; places count from the middle of the first square, north and west being negative.
         */
        BuildingView: {
            tile: string;
            east: number;
            south: number;
            height: number;
            owner: number | null;
            site: boolean;
            covered: (string | null)[];
        };
        /**
         * TokenView
         * @description An urbanization token.
         */
        TokenView: {
            letter: string;
            east: number;
            south: number;
            gives: [
                number,
                number,
                number
            ];
        };
        /**
         * Decision
         * @description What a seat may do now.
         */
        Decision: {
            id: string;
            question: string;
            moves: string[];
            prompt: components["schemas"]["Prompt"];
            deadline: number | null;
        };
        /**
         * Prompt
         * @description What a seat is asked; its moves are those of the decision, in parts where `options` say so.
         */
        Prompt: {
            kind: string;
            clause: string;
            title: components["schemas"]["Message"];
            asks?: string;
            button?: string;
            idle?: string;
            options?: components["schemas"]["Option"][];
            default?: string | null;
            ends?: string | null;
            tries?: boolean;
            card?: string | null;
            why?: {
                [key: string]: string;
            };
            steps?: components["schemas"]["Step"][];
            open?: number[];
            rows?: components["schemas"]["Row"][];
        };
        /**
         * Message
         * @description A message of the catalogues; a seat, cards, tiles and events in its values are not in words yet.
         */
        Message: {
            id: string;
            values?: {
                [key: string]: string | number;
            };
        };
        /**
         * Option
         * @description A move and what picking it means.
         */
        Option: {
            move: string;
            thing?: string;
            things?: string[];
            counts?: number[];
            words?: components["schemas"]["Message"] | null;
            note?: components["schemas"]["Message"] | null;
            icon?: string;
            clause?: string;
            button?: string;
            pays?: [
                number,
                number,
                number
            ];
            gains?: [
                number,
                number,
                number
            ];
            place?: components["schemas"]["Place"] | null;
            tokens?: components["schemas"]["TokenPlace"][];
            then?: number[];
        };
        /**
         * Place
         * @description Steps from the middle of the first square.
         */
        Place: {
            east: number;
            south: number;
        };
        /**
         * Step
         * @description A part of an answer that follows another one.
         */
        Step: {
            part: string;
            clause: string;
            title: components["schemas"]["Message"];
            options: components["schemas"]["Option"][];
            default?: string | null;
        };
        /**
         * Row
         * @description A kind of tiles to be had instead of those of the common supply.
         */
        Row: {
            sign: string;
            title: components["schemas"]["Message"];
            note: string;
            cost: number;
            asks: string;
            counted?: string;
            tiles?: string[];
            out?: boolean;
        };
        /**
         * Waiting
         * @description A seat that owes a decision, and until when.
         */
        Waiting: {
            seat: number;
            deadline: number | null;
        };
        /**
         * Request
         * @description Somebody asks to go back.
         */
        Request: {
            seat: number;
            /** @enum {unknown} */
            to: "choice" | "round";
            round: number;
            agreed: number[];
            asked: number[];
        };
        /**
         * DistrictScore
         * @description A district with its buildings and its ranking, best first; servers send the buildings as `tops`.
         */
        DistrictScore: {
            colour: string;
            tops: string[];
            buildings: number[];
            resources: number;
            ranking: components["schemas"]["DistrictRank"][];
        };
        /**
         * DistrictRank
         * @description One player's standing in a district (D2).
         */
        DistrictRank: {
            seat: number;
            resources: number;
            tallest: number;
            number: number;
            points: number;
        };
        /**
         * Score
         * @description What one player scores, and where it comes from (E3).
         */
        Score: {
            seat: number;
            total: number;
            tokens: number;
            cards: [
                string,
                number
            ][];
            new_hands: number;
            districts: [
                number,
                number
            ][];
            /** @default [] */
            extras: [
                string,
                number
            ][];
        };
        /**
         * Ending
         * @description What made a round the last one (E2, H4).
         */
        Ending: {
            /** @enum {unknown} */
            why: "last tile" | "nothing given back" | "resources" | "tiles" | "too few resources";
            seat: number | null;
        };
        /**
         * Opinion
         * @description What a bot would have played.
         */
        Opinion: {
            number: number;
            seat: number;
            bot: string;
            played: components["schemas"]["Choice"];
            best: components["schemas"]["Choice"];
            same: boolean;
            reason: string;
        };
        /**
         * Choice
         * @description A move with what it would do.
         */
        Choice: {
            move: string;
            words: string;
            /** @default null */
            preview: components["schemas"]["ActionPreview"] | null;
            /** @default null */
            event: components["schemas"]["EventInfo"] | null;
            /** @default null */
            lesson: components["schemas"]["Lesson"] | null;
        };
        /**
         * ActionPreview
         * @description What a card would do if it were revealed now.
         */
        ActionPreview: {
            /** @enum {unknown} */
            action: "construct" | "exploit" | "urbanize";
            clause: string;
            card: string;
            tile: string | null;
            building: number | null;
            place: components["schemas"]["Place"];
            height: number;
            needs: components["schemas"]["Needs"] | null;
            buys: number;
            placed: number;
            returned: components["schemas"]["Eviction"] | null;
            pays: components["schemas"]["Amounts"];
            uses: components["schemas"]["Used"][];
            choice: boolean;
            gains: number[];
            lines: components["schemas"]["LedgerLine"][];
            keeps: string | null;
            ends: boolean;
            before: components["schemas"]["Stock"];
            after: components["schemas"]["Stock"];
            district_points: components["schemas"]["SeatPoints"][];
            districts: components["schemas"]["DistrictScore"][];
            acts_before: number;
        };
        /**
         * Needs
         * @description What a tile takes, and what is there for it: too little (R2).
         */
        Needs: {
            resources: number;
            points: number;
            has_resources: number;
            has_points: number;
        };
        /**
         * LedgerLine
         * @description Something that an action takes or gives, in the order of the rules.
         */
        LedgerLine: {
            /** @enum {unknown} */
            kind: "card" | "cost" | "gain";
            icon: string;
            words: string;
            /**
             * @default [
             *       0,
             *       0,
             *       0
             *     ]
             */
            amounts: number[];
            /** @default  */
            note: string;
            /** @default null */
            seat: number | null;
        };
        /**
         * Stock
         * @description What a player has behind the screen.
         */
        Stock: {
            resources: number;
            tiles: number;
            points: number;
        };
        /**
         * SeatPoints
         * @description Points of a seat for districts, now and then.
         */
        SeatPoints: {
            seat: number;
            now: number;
            then: number;
        };
        /**
         * EventInfo
         * @description What an event would do: for its owner, or how much all others would lose.
         */
        EventInfo: {
            amount: number;
            /** @default null */
            owner: number | null;
            /** @default [] */
            losses: components["schemas"]["Loss"][];
        };
        /**
         * Loss
         * @description What a seat would lose.
         */
        Loss: {
            seat: number;
            amount: number;
        };
        /**
         * Lesson
         * @description What a move brings and is worth at this stage of the game, for those who are learning it.
         */
        Lesson: {
            /** @default [] */
            words: string[];
            /** @default null */
            loss: number | null;
        };
        /**
         * Look
         * @description See from another own seat, or as a spectator.
         */
        Look: {
            /** @enum {unknown} */
            type: "look";
            /** @default null */
            id: string | null;
            seat: number | null;
        };
        /**
         * Sync
         * @description Ask for everything.
         */
        Sync: {
            /** @enum {unknown} */
            type: "sync";
            /** @default null */
            id: string | null;
        };
        /**
         * Move
         * @description Answer a decision, by one move or by several that belong together.
         */
        Move: {
            /** @enum {unknown} */
            type: "move";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
            decision: string;
            moves: string[];
        };
        /**
         * Undo
         * @description Take back one's last step.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
        };
        /**
         * Ask
         * @description Ask all to go back.
         */
        Ask: {
            /** @enum {unknown} */
            type: "ask";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
            /** @enum {unknown} */
            to: "choice" | "round";
        };
        /**
         * Answer
         * @description Agree or not.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
            agree: boolean;
        };
        /**
         * Hand
         * @description Let a bot play for a seat, or take it back.
         */
        Hand: {
            /** @enum {unknown} */
            type: "hand";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
            bot: string | null;
        };
        /**
         * Vote
         * @description Want a bot to play for somebody who is away.
         */
        Vote: {
            /** @enum {unknown} */
            type: "vote";
            /** @default null */
            id: string | null;
            key: string;
            seat: number;
            absent: number;
        };
        /**
         * Chat
         * @description Say something.
         */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            /** @default null */
            id: string | null;
            key: string;
            text: string;
            /** @default null */
            seat: number | null;
            /** @default null */
            name: string | null;
        };
        /**
         * Preview
         * @description Ask what moves would do.
         */
        Preview: {
            /** @enum {unknown} */
            type: "preview";
            /** @default null */
            id: string | null;
            seat: number;
            moves: string[];
        };
        /**
         * Choices
         * @description Ask for all legal moves with what they would do.
         */
        Choices: {
            /** @enum {unknown} */
            type: "choices";
            /** @default null */
            id: string | null;
            seat: number;
            /** @default false */
            lessons: boolean;
        };
        /**
         * Hint
         * @description Ask what a bot would do.
         */
        Hint: {
            /** @enum {unknown} */
            type: "hint";
            /** @default null */
            id: string | null;
            seat: number;
            /** @default null */
            bot: string | null;
        };
        /**
         * State
         * @description Everything.
         */
        State: {
            /** @enum {unknown} */
            type: "state";
            version: number;
            now: number;
            seat: number | null;
            table: components["schemas"]["TableInfo"];
            you: components["schemas"]["You"];
            game: components["schemas"]["Shown"] | null;
            recent: components["schemas"]["LogEntry"][];
            chat: components["schemas"]["ChatLine"][];
        };
        /**
         * ChatLine
         * @description Something said.
         */
        ChatLine: {
            number: number;
            at: number;
            seat: number | null;
            name: string;
            text: string;
        };
        /**
         * Update
         * @description What has changed since the version `base`, field by field.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            base: number;
            version: number;
            view: components["schemas"]["ViewChange"];
            seats: {
                [key: string]: components["schemas"]["SeatViewChange"];
            };
            shown: components["schemas"]["ShownChange"];
            entries: components["schemas"]["LogEntry"][];
        };
        /**
         * ViewChange
         * @description The fields of View that have changed, each as a whole.
         */
        ViewChange: {
            seat?: number | null;
            own?: components["schemas"]["OwnView"] | null;
            question?: string | null;
            pending?: number[];
            round?: number;
            first_player?: number;
            last_round?: boolean;
            over?: boolean;
            buildings?: components["schemas"]["BuildingView"][];
            tokens?: components["schemas"]["TokenView"][];
            moving_token?: string | null;
            new_building?: number | null;
            deck?: number;
            discard?: string[];
            cards_to_come?: string[];
            supply?: number;
            supply_size?: number;
            tiles_to_come?: string[];
            exhausted?: number;
            modules?: string[];
            hal?: boolean;
            amount?: number | null;
            value_two?: number;
            value_two_to_come?: string[];
            prestige?: string[];
            green_spaces?: number;
            more?: Record<string, never>;
        };
        /**
         * SeatViewChange
         * @description The fields of SeatView that have changed, each as a whole.
         */
        SeatViewChange: {
            name?: string;
            ready?: boolean;
            hand?: number;
            card?: string | null;
            tile?: string | null;
            resources?: number | null;
            stock?: number;
            points?: number | null;
            tiles?: number | null;
            new_hands?: number;
            characters?: number[];
            kept?: string[];
            known_cards?: string[];
            known_tiles?: string[];
            expert?: string | null;
            events?: number;
            known_events?: string[];
            event?: string | null;
            more?: Record<string, never>;
        };
        /**
         * ShownChange
         * @description The fields of Shown that have changed, each as a whole.
         */
        ShownChange: {
            stage?: number;
            decision?: components["schemas"]["Decision"] | null;
            can_undo?: boolean;
            can_ask?: string[];
            waiting?: components["schemas"]["Waiting"][];
            request?: components["schemas"]["Request"] | null;
            districts?: components["schemas"]["DistrictScore"][];
            scores?: components["schemas"]["Score"][] | null;
            winners?: number[];
            ending?: components["schemas"]["Ending"] | null;
        };
        /**
         * TableChanged
         * @description A table's seats, settings or phase have changed.
         */
        TableChanged: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
            you: components["schemas"]["You"];
        };
        /**
         * ChatSaid
         * @description New lines of the chat.
         */
        ChatSaid: {
            /** @enum {unknown} */
            type: "chat";
            chat: components["schemas"]["ChatLine"][];
        };
        /**
         * Done
         * @description It is on disk.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            /** @default null */
            id: string | null;
            key: string;
            version: number;
            /** @default false */
            repeated: boolean;
        };
        /**
         * Previewed
         * @description What moves would do.
         */
        Previewed: {
            /** @enum {unknown} */
            type: "previewed";
            /** @default null */
            id: string | null;
            seat: number;
            done: components["schemas"]["Choice"][];
            next: components["schemas"]["Choice"][];
            complete: boolean;
        };
        /**
         * Offered
         * @description All legal moves.
         */
        Offered: {
            /** @enum {unknown} */
            type: "choices";
            /** @default null */
            id: string | null;
            seat: number;
            decision: string | null;
            choices: components["schemas"]["Choice"][];
        };
        /**
         * Hinted
         * @description What a bot would do.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            /** @default null */
            id: string | null;
            seat: number;
            decision: string;
            bot: string;
            moves: string[];
            words: string;
            reason: string;
        };
        /**
         * Failed
         * @description Nothing has changed.
         */
        Failed: {
            /** @enum {unknown} */
            type: "error";
            /** @default null */
            id: string | null;
            code: string;
            message: string;
            /** @default null */
            key: string | null;
            /** @default null */
            retry_after: number | null;
        };
        /**
         * Saving
         * @description Whether what players do can be saved; sent when that changes, and to newcomers if it cannot.
         */
        Saving: {
            /** @enum {unknown} */
            type: "saving";
            saved: boolean;
        };
        ClientMessage: components["schemas"]["Look"] | components["schemas"]["Sync"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Ask"] | components["schemas"]["Answer"] | components["schemas"]["Hand"] | components["schemas"]["Vote"] | components["schemas"]["Chat"] | components["schemas"]["Preview"] | components["schemas"]["Choices"] | components["schemas"]["Hint"];
        ServerMessage: components["schemas"]["State"] | components["schemas"]["Update"] | components["schemas"]["TableChanged"] | components["schemas"]["ChatSaid"] | components["schemas"]["Done"] | components["schemas"]["Previewed"] | components["schemas"]["Offered"] | components["schemas"]["Hinted"] | components["schemas"]["Failed"] | components["schemas"]["Saving"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
