/** What the panel at the side can show below what it explains. */
export type SideTab = "deck" | "districts" | "you" | "log" | "chat";
