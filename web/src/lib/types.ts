/** Short names for the shapes of the protocol. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type SeatView = Schemas["SeatView"];
export type OwnView = Schemas["OwnView"];
export type BuildingView = Schemas["BuildingView"];
/** A token as the city shows it. */
export type TokenView = Schemas["TokenPlace"];
export type Shown = Schemas["Shown"];
export type Decision = Schemas["Decision"];
export type Prompt = Schemas["Prompt"];
export type PromptMessage = Schemas["Message"];
export type PromptOption = Schemas["Option"];
export type PromptStep = Schemas["Step"];
export type DistrictInfo = Schemas["DistrictScore"];
export type DistrictRank = Schemas["DistrictRank"];
export type Ending = Schemas["Ending"];
export type Score = Schemas["Score"];
export type TableInfo = Schemas["TableInfo"];
export type TableSummary = Schemas["TableSummary"];
export type TableList = Schemas["TableList"];
export type SeatInfo = Schemas["SeatInfo"];
export type You = Schemas["You"];
export type Entered = Schemas["Entered"];
export type About = Schemas["About"];
export type Reminder = Schemas["ReminderInfo"];
export type Reminders = Schemas["Reminders"];
export type PlayerInfo = Schemas["PlayerInfo"];
export type PlayerMade = Schemas["PlayerMade"];
export type PlayerPage = Schemas["PlayerPage"];
export type PlayerRating = Schemas["PlayerRating"];
export type Ladder = Schemas["Ladder"];
export type TournamentInfo = Schemas["TournamentInfo"];
export type TournamentList = Schemas["TournamentList"];
export type TournamentPage = Schemas["TournamentPage"];
/** What is sent may leave out whatever has a default. */
type Loose<T> = T extends object ? { [Name in keyof T]?: Loose<T[Name]> } : T;
export type NewSeat = Loose<Schemas["NewSeat"]>;
export type Remind = Loose<Schemas["Remind"]> & { address: string };
export type NewTournament = Loose<Schemas["NewTournament"]> & { name: string };
export type CreateTable = Loose<Schemas["CreateTable"]> & { seats: NewSeat[] };
export type ChangeTable = Loose<Schemas["ChangeTable"]>;
export type ChangeSeat = Loose<Schemas["ChangeSeat"]> & { seat: number };
export type LogEntry = Schemas["LogEntry"];
export type Deed = LogEntry["deeds"][number];
export type DeedOf<Kind extends Deed["deed"]> = Extract<Deed, { deed: Kind }>;
export type ChatLine = Schemas["ChatLine"];
export type Choice = Schemas["Choice"];
export type MoveLesson = Schemas["Lesson"];
export type Preview = Schemas["ActionPreview"];
export type LedgerLine = Schemas["LedgerLine"];
export type EventInfo = Schemas["EventInfo"];
export type Replay = Schemas["Replay"];
export type Moment = Schemas["Moment"];
export type Opinion = Schemas["Opinion"];
export type Record = Schemas["Record"];

export type State = Schemas["State"];
export type Update = Schemas["Update"];
export type Previewed = Schemas["Previewed"];
export type Offered = Schemas["Offered"];
export type Hinted = Schemas["Hinted"];
export type Done = Schemas["Done"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];

export type Colour = "red" | "blue" | "yellow";
export type Item = "resource" | "tile" | "point";
export type Action = "exploit" | "urbanize" | "construct";
export type PlayerColour = SeatInfo["colour"];
export type Place = { east: number; south: number };
