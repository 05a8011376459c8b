/** Under this name a tab keeps which chats a player has docked. */
export const DOCK = "dock";
